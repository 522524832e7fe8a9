import { apiBy } from "../../../../contract/browser-api.ts";
import type { Api } from "../../../../contract/client.ts";
import { siteBase } from "../../../../contract/site-base.ts";

interface Upload {
  path: string;
  init: RequestInit;
  onProgress: (share: number) => void;
}

/** `fetch` does not tell how much of a body is sent, so uploads go by XMLHttpRequest. */
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
export function uploadingApi(onProgress: (share: number) => void): Api {
  return apiBy((path, init) => upload({ path, init, onProgress }));
}
