import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The text of a kept message; a `.eml` is quoted-printable (RFC 2045, 6.7). */
export function mailText(mail: string): string {
  const bytes = mail
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** Every kept message to an address as it would travel, the newest last; what is still being written is none yet. */
export async function keptMessagesTo(dataDir: string, email: string): Promise<string[]> {
  const folder = join(dataDir, "mail");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), "utf8")));
  return mails.filter((mail) => mail.toLowerCase().includes(`to: ${email.toLowerCase()}`));
}

/** Every kept message to an address, the newest last, as text. */
export async function keptMailsTo(dataDir: string, email: string): Promise<string[]> {
  return (await keptMessagesTo(dataDir, email)).map(mailText);
}
