import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Clock } from "../clock.ts";
import type { WaitingMail } from "./outbox.store.ts";

export interface MailSettings {
  /** SMTP_URL; null: each mail becomes a file. */
  smtpUrl: string | null;
  /** SMTP_CONNECTIONS: how many at once. */
  smtpConnections: number;
  /** MAIL_FROM: `careers@example.com` or `Careers <careers@example.com>` */
  mailFrom: string;
  /** The page on which a letter's number is checked, absolute. */
  letterCheckUrl: string;
  /** DATA_DIR/mail */
  mailDir: string;
}

/** Hands mails over, several at once. */
export interface MailSender {
  /** @throws what nodemailer or the file system says, or after a minute and a half */
  send(mail: WaitingMail): Promise<void>;
  /** Closes what is open; what is being handed over fails. */
  close(): void;
}

/** Where mails go. */
export interface MailTransport {
  /** How many are handed over at once. */
  atOnce: number;
  open(): MailSender;
}

export function openMailTransport(settings: MailSettings, clock: Clock): MailTransport {
  const { mailFrom, mailDir, smtpUrl, smtpConnections: atOnce } = settings;
  return smtpUrl === null
    ? { atOnce, open: () => fileSender(mailFrom, mailDir, clock) }
    : { atOnce, open: () => smtpSender(mailFrom, smtpUrl, atOnce) };
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
// A server that trickles its replies meets no timeout of the socket.
const longestMs = 90_000;

function smtpSender(from: string, url: string, maxConnections: number): MailSender {
  // What fails is read again from the outbox, whose person may be gone by then: the pool tries nothing again itself.
  const smtp = createTransport({ url, pool: true, maxConnections, maxRequeues: 0, ...timeouts });
  return {
    async send(mail) {
      await smtp.sendMail({ ...message(from, mail), signal: AbortSignal.timeout(longestMs) });
    },
    close: () => smtp.close(),
  };
}

/** The name begins with the number of the mail, so that the newest is last whatever a clock does. */
function fileSender(from: string, folder: string, clock: Clock): MailSender {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message: bytes } = await composer.sendMail(message(from, mail));
      const name = `${String(mail.id).padStart(10, "0")}-${clock().toISOString().replaceAll(":", "-")}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${name}.part`);
      await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
      await rename(unfinished, join(folder, name));
    },
    close() {},
  };
}

function message(from: string, mail: WaitingMail): SendMailOptions {
  return {
    from,
    // As an object it is taken as it is; text would be parsed, and might become several addresses.
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.queuedAt,
    messageId: `<${mail.messageKey}@${getDomain(from)}>`,
    headers: {
      // RFC 3834: away-notices stay silent.
      "Auto-Submitted": "auto-generated",
      "Content-Language": mail.language,
      // Gmail puts mails of one subject together, unless each is about a thing of its own.
      "X-Entity-Ref-ID": mail.messageKey,
      ...unsubscribing(mail),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 2369 and RFC 8058: mail programs stop such mails by one POST to that address, and ask nobody. */
function unsubscribing({ unsubscribeUrl: url }: WaitingMail): Record<string, string> {
  return url === null ? {} : { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

const getDomain = (from: string) => /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
