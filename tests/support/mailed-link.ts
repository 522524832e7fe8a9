/** The address in a kept message that leads to `path`; a `.eml` is quoted-printable (RFC 2045, 6.7). */
export function mailedLink(mail: string, path: string): string {
  const text = mail
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const found = text.match(/https?:\/\/[^\s"<>)]+/g)?.find((link) => link.includes(path));
  if (found === undefined) throw new Error(`The message has no link to ${path}.`);
  return found;
}
