import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

const headersEnd = /\r?\n\r?\n/;
const folded = /\r?\n[ \t]+/g;
const toLine = /^To:\s*<?([^\s<>]+)>?\s*$/im;

/** The address that a kept message goes to; undefined for what is no message of ours. */
function recipientOf(message: string): string | undefined {
  const [headers = ""] = message.split(headersEnd, 1);
  return toLine.exec(headers.replaceAll(folded, " "))?.[1];
}

/** Removes every message to somebody from the folder that takes a mail server's place. No folder is fine. */
export async function forgetKeptMails(folder: string, address: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const message = await readFile(path, "utf8").catch(() => "");
    if (recipientOf(message)?.toLowerCase() === address.toLowerCase()) await rm(path, { force: true });
  }
}
