import type { CommandFile, Say } from "./command.ts";

interface SaidOfRow {
  line: number;
  reasons: readonly string[];
}

/** A file's result: its bad rows, and a sentence that counts the rest. */
export interface ImportedFile {
  bad: readonly SaidOfRow[];
  /** Rows that were taken without something that they say. */
  notes?: readonly SaidOfRow[];
  summary: string;
}

/**
 * Imports file after file and says what became of each: bad rows by line, and why a whole file cannot be used, which
 * `importFile` throws.
 * @returns the exit code: 1 when any row or file was bad
 */
export async function importFiles(
  files: readonly CommandFile[],
  say: Say,
  importFile: (bytes: Uint8Array) => Promise<ImportedFile>,
): Promise<number> {
  let exit = 0;
  for (const { name, bytes } of files) {
    try {
      const { bad, notes = [], summary } = await importFile(bytes);
      for (const { line, reasons } of [...bad, ...notes].sort((one, other) => one.line - other.line))
        say(`${name}, line ${line}: ${reasons.join("; ")}`);
      say(`${name}: ${summary}`);
      if (bad.length > 0) exit = 1;
    } catch (error) {
      say(`${name} cannot be imported: ${error instanceof Error ? error.message : String(error)}.`);
      exit = 1;
    }
  }
  return exit;
}
