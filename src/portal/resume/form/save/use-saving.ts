import { useRef, useState } from "react";
import type { Api, Sent } from "../../../../contract/client.ts";
import { uploadingApi } from "./uploading-api.ts";

/** Why the captcha is asked for once more: its solution was refused, or what is sent was joined with another save. */
export type CaptchaAgain = "refused" | "joined";

/** How far a save is. */
export type Saving<Answer, Refused = object> =
  | { status: "idle" }
  /** The captcha is asked for; `why` once more. */
  | { status: "captcha"; why: CaptchaAgain | null }
  /** 0 to 100. */
  | { status: "sending"; progress: number }
  | { status: "done"; answer: Answer }
  | { status: "refused"; sent: Refusal<Answer, Refused> };

/** What a refused call answers. */
export type Refusal<Answer, Refused = object> = Extract<Sent<Answer, Refused>, { status: "refused" }>;

/** What goes along with a save. */
export interface SendOptions {
  captcha: string;
  signal: AbortSignal;
}

/** Save feedback is shown for at least a second (§9). */
const leastMs = 1_000;

function atLeast<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  const pause = new Promise((resolve) => setTimeout(resolve, ms));
  return Promise.all([work, pause]).then(([value]) => value);
}

/** The way of a save: captcha first, then sending with progress, then what came of it. */
export function useSaving<Answer, Refused>(
  send: (api: Api, options: SendOptions) => Promise<Sent<Answer, Refused>>,
  hear: { onDone: () => void; onRefused?: (sent: Refusal<Answer, Refused>) => void },
) {
  const [saving, setSaving] = useState<Saving<Answer, Refused>>({ status: "idle" });
  const running = useRef<AbortController>(undefined);
  const idle = () => setSaving({ status: "idle" });

  const go = async (captcha: string) => {
    const mine = new AbortController();
    running.current = mine;
    setSaving({ status: "sending", progress: 0 });
    const api = uploadingApi((share) => setSaving({ status: "sending", progress: Math.round(share * 100) }));
    try {
      const sent = await atLeast(leastMs, send(api, { captcha, signal: mine.signal }));
      if (sent.status === "accepted") {
        setSaving({ status: "done", answer: sent.answer });
        return hear.onDone();
      }
      if (sent.code === "captcha") return setSaving({ status: "captcha", why: "refused" });
      setSaving({ status: "refused", sent });
      hear.onRefused?.(sent);
    } catch (fault) {
      if (!mine.signal.aborted) throw fault;
      idle();
    }
  };

  return {
    saving,
    start: (why: CaptchaAgain | null = null) => setSaving({ status: "captcha", why }),
    solve: (captcha: string) => void go(captcha),
    /** Stops what is being sent; nothing that was filled in is lost. */
    cancel: () => running.current?.abort(),
    close: idle,
  };
}
