import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The text of a kept message; a `.eml` is quoted-printable (RFC 2045, 6.7). */
export function mailText(mail: string): string {
  const bytes = mail
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** To whom each kept message goes. It never changes: who waits for one mail must not read a thousand others each time. */
const recipients = new Map<string, string>();

async function getRecipient(path: string): Promise<string> {
  const known = recipients.get(path);
  if (known !== undefined) return known;
  const [, to = ""] = /^to: (.*)$/im.exec(await readFile(path, "utf8")) ?? [];
  recipients.set(path, to.toLowerCase());
  return to.toLowerCase();
}

/** Every kept message to an address as it would travel, the newest last; what is still being written is none yet. */
export async function keptMessagesTo(dataDir: string, email: string): Promise<string[]> {
  const folder = join(dataDir, "mail");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const paths = names.sort().map((name) => join(folder, name));
  const to = await Promise.all(paths.map(getRecipient));
  const found = paths.filter((_, place) => to[place]?.startsWith(email.toLowerCase()));
  return Promise.all(found.map((path) => readFile(path, "utf8")));
}

/** Every kept message to an address, the newest last, as text. */
export async function keptMailsTo(dataDir: string, email: string): Promise<string[]> {
  return (await keptMessagesTo(dataDir, email)).map(mailText);
}
