import { z } from "zod";

/** A file that goes along with a command. */
export interface CommandFile {
  name: string;
  bytes: Uint8Array;
}

/** Work that an operator's command hands over, such as an import. */
export interface Command {
  name: string;
  /** The command's own options, as JSON; anyone who does the work checks them. */
  options: unknown;
  files: readonly CommandFile[];
}

/** Writes one line for the operator. */
export type Say = (line: string) => void;

/** Does a command's work; answers the exit code. */
export type CommandHandler = (command: Command, say: Say) => Promise<number>;

/** Files that go along with a command at most. */
export const mostFiles = 5000;

/** The first line on the socket; then come the files' bytes, one after the other. */
export const commandHead = z.object({
  name: z.string(),
  options: z.unknown(),
  files: z.array(z.object({ name: z.string(), size: z.int().min(0) })).max(mostFiles),
});

/** The answers, a line each; the last one is the exit code. */
export const commandAnswer = z.union([z.object({ say: z.string() }), z.object({ exit: z.int() })]);

/** A line of a table whose fields stand between tabs, as spreadsheets take it; what people wrote begins no formula there. */
export function tableLine(fields: readonly (string | number)[]): string {
  return fields
    .map((field) =>
      String(field)
        .replaceAll(/\s+/g, " ")
        .replace(/^(?=[=+\-@])/, "'"),
    )
    .join("\t");
}

const EVERY_MS = 5_000;

/** Says a line every few seconds at most; what it would be is made only then. */
export function everySomeSeconds(say: Say): (line: () => string) => void {
  let last = performance.now();
  return (line) => {
    if (performance.now() - last < EVERY_MS) return;
    last = performance.now();
    say(line());
  };
}
