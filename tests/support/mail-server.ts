import { once } from "node:events";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  url: string;
  /** The messages it took, as they came. */
  messages: string[];
  subjects(): string[];
  /** The subjects of each recipient, as they came. */
  byRecipient(): Map<string, string[]>;
  stop(): Promise<void>;
}

/** A refusal with words of its own. */
export interface SaidNo {
  responseCode: number;
  words: string;
}

/**
 * A mail server on a free port of this machine.
 * @param refuse the SMTP code to refuse a recipient with, with words if need be, or undefined to take it; `attempt` counts from 1
 * @param thinks how many ms it thinks about a message; or about each by what it says, or until something has happened
 */
export async function startMailServer(
  refuse: (attempt: number, to: string) => number | SaidNo | undefined,
  thinks: number | ((message: string) => number | Promise<unknown>) = 0,
): Promise<MailServer> {
  const messages: string[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const answer = refuse(++attempts, address);
      if (answer === undefined) return done();
      const { responseCode, words } = typeof answer === "number" ? { responseCode: answer, words: "refused" } : answer;
      done(Object.assign(new Error(words), { responseCode }));
    },
    onData(stream, _session, done) {
      stream.toArray().then((chunks) => {
        const message = Buffer.concat(chunks).toString();
        messages.push(message);
        const thought = typeof thinks === "number" ? thinks : thinks(message);
        if (typeof thought === "number") setTimeout(done, thought);
        else thought.then(() => done(), done);
      }, done);
    },
  });
  // A client that breaks off is none of this process's faults.
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (typeof address !== "object" || address === null) throw new Error("The mail server has no port.");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    messages,
    subjects: () => messages.map((message) => getLine(message, "Subject")),
    byRecipient: () => {
      const found = Map.groupBy(messages, (message) => getLine(message, "To"));
      return new Map([...found].map(([to, theirs]) => [to, theirs.map((message) => getLine(message, "Subject"))]));
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function getLine(message: string, name: string): string {
  return new RegExp(`^${name}: (.*?)\\r?$`, "m").exec(message)?.[1]?.trim() ?? "";
}
