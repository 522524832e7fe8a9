import { mailText } from "./mails.ts";

/** The address in a kept message, as it would travel, that leads to `path`. */
export function mailedLink(mail: string, path: string): string {
  const found = mailText(mail)
    .match(/https?:\/\/[^\s"<>)]+/g)
    ?.find((link) => link.includes(path));
  if (found === undefined) throw new Error(`The message has no link to ${path}.`);
  return found;
}
