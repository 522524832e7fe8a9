import { createTransport } from "nodemailer";
import { isLoopbackName } from "../../src/platform/settings/loopback.ts";
import type { Settings } from "../../src/platform/settings/settings.ts";
import { type Finding, findingsAbout, getReason, getTodo } from "./finding.ts";

const mail = findingsAbout("mail");
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

async function letsIn(url: string, requireTLS: boolean): Promise<unknown> {
  const transport = createTransport({ url, requireTLS, ...timeouts });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return error;
  } finally {
    transport.close();
  }
}

/** Whether the mail server lets the site in, over TLS; nothing is sent. */
export async function checkMail({ smtpUrl, mailFrom }: Pick<Settings, "smtpUrl" | "mailFrom">): Promise<Finding> {
  if (smtpUrl === null) return mail.ok("kept as files in DATA_DIR/mail");
  if ((await letsIn(smtpUrl, true)) === null) return mail.ok(`the server lets the site in over TLS; from ${mailFrom}`);
  const error = await letsIn(smtpUrl, false);
  if (error !== null)
    return mail.fault(
      getReason(error),
      getTodo(error, "see address, name and password in SMTP_URL, and that the way is open"),
    );
  if (isLoopbackName(new URL(smtpUrl).hostname))
    return mail.ok(`this machine's server lets the site in; from ${mailFrom}`);
  return mail.warning("the server lets the site in, but without TLS", "let SMTP_URL begin with smtps://");
}
