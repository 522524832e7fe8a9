import { useRef, useState } from "react";
import { apiBy } from "../../../../../contract/browser-api.ts";
import type { Api, Sent } from "../../../../../contract/client.ts";
import { siteBase } from "../../../../../contract/site-base.ts";

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

interface Upload {
  path: string;
  init: RequestInit;
  onProgress: (share: number) => void;
}

/** `fetch` has no upload progress, so uploads use XMLHttpRequest. */
function upload({ path, init, onProgress }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? "POST", siteBase + path);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total));
    request.addEventListener("load", () => resolve(new Response(request.responseText, { status: request.status })));
    request.addEventListener("error", () => reject(new TypeError("The network failed.")));
    request.addEventListener("abort", () => reject(new DOMException("Cancelled.", "AbortError")));
    init.signal?.addEventListener("abort", () => request.abort());
    request.send(init.body instanceof FormData ? init.body : null);
  });
}

/** The API for calls that carry files; `onProgress` gets the share that is sent, 0 to 1. */
function uploadingApi(onProgress: (share: number) => void): Api {
  return apiBy((path, init) => upload({ path, init, onProgress }));
}
