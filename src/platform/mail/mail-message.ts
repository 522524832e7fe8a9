// The characters that would end a header, add a second address or a display name (RFC 5322 §3.2.3 "specials").
const address = /^[^\s\p{C}<>()[\]\\,;:"@]{1,64}@[^\s\p{C}<>()[\]\\,;:"@]{1,189}$/u;

/** How a reader recognises our letter: its number, and the page that checks it. */
export interface LetterMark {
  code: string;
  checkUrl: string;
}

/** A mail to one person, as it is handed in, in the reader's language. */
export interface Mail {
  to: string;
  language: "id" | "en";
  /** Its kind, for the log, the outbox and the letter check: "activation", "application-received" … */
  kind: string;
  subject: string;
  /** Its subject, shown to anyone who checks the letter. */
  about?: { companyName: string; applicationId?: number };
  /** Where mail programs stop such mails by one POST (RFC 8058), absolute; for mails that come again and again. */
  unsubscribeUrl?: string;
  /** Its words, around the mark that the outbox gives it. */
  render(mark: LetterMark): { text: string; html: string };
}

/** @throws Error (without the address) when it is not exactly one address */
export function checkedAddress(to: string): string {
  if (!address.test(to)) throw new Error("A mail was queued for something that is not one e-mail address.");
  return to;
}

/** A line break in a subject would begin another header. */
export function oneLine(subject: string): string {
  return subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}
