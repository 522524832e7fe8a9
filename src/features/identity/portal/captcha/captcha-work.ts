/** How far the captcha's own work is. */
export type CaptchaWork = "to-do" | "under-way" | "done" | "failed";

export interface CaptchaState {
  work: CaptchaWork;
  /** The solution; "" unless the work is done. */
  solution: string;
}

const works: Readonly<Record<string, CaptchaWork>> = {
  verifying: "under-way",
  verified: "done",
  error: "failed",
  // What expired, or was reset, is done again at the next touch of the form.
  expired: "to-do",
  unverified: "to-do",
};

/** The value of the widget's `statechange`; an expired one still carries the solution that no longer counts. */
export function parseState(detail: unknown): CaptchaState {
  const fields = typeof detail === "object" && detail !== null ? detail : {};
  const work = ("state" in fields ? works[String(fields.state)] : undefined) ?? "to-do";
  const payload = "payload" in fields && typeof fields.payload === "string" ? fields.payload : "";
  return work === "done" && payload !== "" ? { work, solution: payload } : { work, solution: "" };
}
