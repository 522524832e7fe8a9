import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Clock } from "../clock.ts";
import type { WaitingMail } from "./outbox.store.ts";

export interface MailSettings {
  /** SMTP_URL; null: each mail becomes a file. */
  smtpUrl: string | null;
  /** MAIL_FROM: `careers@example.com` or `Careers <careers@example.com>` */
  mailFrom: string;
  /** The page on which a letter's number is checked, absolute. */
  letterCheckUrl: string;
  /** DATA_DIR/mail */
  mailDir: string;
}

/** Hands one mail over. @throws what nodemailer or the file system says */
export type MailTransport = (mail: WaitingMail) => Promise<void>;

export function openMailTransport(settings: MailSettings, clock: Clock): MailTransport {
  return settings.smtpUrl === null
    ? fileTransport(settings.mailFrom, settings.mailDir, clock)
    : smtpTransport(settings.mailFrom, settings.smtpUrl);
}

function smtpTransport(from: string, url: string): MailTransport {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const smtp = createTransport({ url, ...timeouts });
  return async (mail) => {
    await smtp.sendMail(message(from, mail));
  };
}

/** The name begins with the number of the mail, so that the newest is last whatever a clock does. */
function fileTransport(from: string, folder: string, clock: Clock): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message: bytes } = await composer.sendMail(message(from, mail));
    const name = `${String(mail.id).padStart(10, "0")}-${clock().toISOString().replaceAll(":", "-")}.eml`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = join(folder, `.${name}.part`);
    await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
    await rename(unfinished, join(folder, name));
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
    messageId: `<${mail.messageKey}@${domainOf(from)}>`,
    headers: {
      // RFC 3834: away-notices stay silent.
      "Auto-Submitted": "auto-generated",
      "Content-Language": mail.language,
      // Gmail puts mails of one subject together, unless each is about a thing of its own.
      "X-Entity-Ref-ID": mail.messageKey,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const domainOf = (from: string) => /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
