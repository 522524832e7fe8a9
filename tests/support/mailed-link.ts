import { mailText } from "./mails.ts";

/** The address in a kept message that leads to `path`; as it travels or as text, which must not be decoded twice. */
export function mailedLink(mail: string, path: string): string {
  // As it travels every "=" is written so (RFC 2045, 6.7), and no letter is without one.
  const text = mail.includes("=3D") ? mailText(mail) : mail;
  const found = text.match(/https?:\/\/[^\s"<>)]+/g)?.find((link) => link.includes(path));
  if (found === undefined) throw new Error(`The message has no link to ${path}.`);
  return found;
}
