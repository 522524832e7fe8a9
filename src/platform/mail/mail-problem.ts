/** Why a mail did not go out, without anybody's data. */
export interface MailProblem {
  /** nodemailer's or the system's code and the SMTP answer, such as "EENVELOPE 550". */
  code: string;
  /** The server said no to this message; otherwise the server itself is in trouble. */
  refused: boolean;
  /** RFC 5321 §4.2.1: 5yz, the same message will not be taken later either. */
  permanent: boolean;
}

const aboutTheMessage = ["EENVELOPE", "EMESSAGE"];

/** The server goes away (RFC 5321 §3.8): nothing is said of the message. */
const goingAway = 421;

export function mailProblem(error: unknown): MailProblem {
  const code = field(error, "code");
  const answer = field(error, "responseCode");
  // A refused MAIL FROM is about our own address, so no mail is given up for it.
  const aboutUs = field(error, "command") === "MAIL FROM";
  const about = typeof code === "string" && aboutTheMessage.includes(code);
  const refused = about && !aboutUs && answer !== goingAway;
  return {
    code: [code ?? "UNKNOWN", answer ?? ""].join(" ").trim(),
    refused,
    // Without an answer it is not even asked, because no server takes such an address.
    permanent: refused && (typeof answer !== "number" || answer >= 500),
  };
}

function field(error: unknown, name: string): string | number | undefined {
  const value: unknown = error instanceof Error ? Object.getOwnPropertyDescriptor(error, name)?.value : undefined;
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}
