/**
 * What a failed try means. `refused`: the server said no to this message, and may take it later (4yz).
 * `refused-for-good`: it will not take it later either (5yz, RFC 5321 §4.2.1). `trouble`: nothing was said of the
 * message.
 */
export type ProblemKind = "refused" | "refused-for-good" | "trouble";

/** Why a mail did not go out, without anybody's data. */
export interface MailProblem {
  kind: ProblemKind;
  /** nodemailer's or the system's code and the SMTP answer, such as "EENVELOPE 550". */
  code: string;
  /** The server's or system's error, in one bounded line without addresses; null without one. */
  answer: string | null;
}

/** The server goes away (RFC 5321 §3.8): nothing is said of the message. */
const goingAway = 421;

const longestAnswer = 300;

/** @param to whom the mail goes to, who is taken out of what the server said */
export function mailProblem(error: unknown, to: string): MailProblem {
  const code = field(error, "code") ?? "UNKNOWN";
  const status = field(error, "responseCode");
  const words = field(error, "response") ?? (error instanceof Error ? error.message : "");
  return {
    kind: problemKind(code, typeof status === "number" ? status : null, field(error, "command")),
    code: [code, status ?? ""].join(" ").trim(),
    answer: withoutAddresses(String(words), to) || null,
  };
}

function problemKind(code: string | number, status: number | null, command: string | number | undefined): ProblemKind {
  // A refused MAIL FROM is about our own address, so no mail fails for it.
  const isAboutMessage = code === "EMESSAGE" || (code === "EENVELOPE" && command !== "MAIL FROM");
  if (!isAboutMessage || status === goingAway) return "trouble";
  // Without an answer it was not even asked, because no server takes such an address or so much.
  return status === null || (status >= 500 && status <= 599) ? "refused-for-good" : "refused";
}

/** Servers repeat the address, its part before the @ alone, or both in a coded form. */
function withoutAddresses(words: string, to: string): string {
  const [local = ""] = to.split("@");
  const named = [to, local]
    .filter((part) => part.length > 1)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const ofPerson = new RegExp(`(?<![\\p{L}\\p{N}])(?:${named.join("|") || "(?!)"})(?![\\p{L}\\p{N}])`, "giu");
  return words
    .slice(0, 4 * longestAnswer)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .replaceAll(/[^\s<>()[\]"',;:]*@[^\s<>()[\]"',;:]*/g, "[address]")
    .replaceAll(ofPerson, "[address]")
    .trim()
    .slice(0, longestAnswer);
}

function field(error: unknown, name: string): string | number | undefined {
  const value: unknown = error instanceof Error ? Object.getOwnPropertyDescriptor(error, name)?.value : undefined;
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}
