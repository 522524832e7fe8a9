import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { vi } from "vitest";
import type { Api } from "../../src/contract/client.ts";
import { pageContext } from "../../src/contract/page-meta.ts";

/** A page's test input: the answers of its calls, its place in the address, and the sent form. */
interface PageRequest {
  api: Api;
  params: Record<string, string>;
  form?: FormData | undefined;
}

/** A page's result, as a visitor's status; null: it works without the call. */
export type Became = number | null;

interface Opened {
  became: Became;
  /** The same, and of a page that is shown the status that it is shown with; null: 200. */
  status: number | null;
  faults: unknown[];
}

function findStatus(value: unknown): number | null {
  if (value instanceof Response) return value.status;
  if (typeof value !== "object" || value === null || !("init" in value)) return null;
  const { init } = value;
  return typeof init === "object" && init !== null && "status" in init && typeof init.status === "number"
    ? init.status
    : null;
}

/** Runs a page's loader or action for someone who is signed in. */
export async function openPage(
  work: (args: LoaderFunctionArgs) => unknown,
  { api, params, form }: PageRequest,
): Promise<Opened> {
  const faults: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(pageContext, {
    ...{
      api,
      language: "id",
      theme: "device",
      isSignedIn: true,
      isShared: false,
      origin: "http://localhost:3000",
      now: new Date(),
    },
    hasSession: true,
    ...{ isMaintenance: false, foreign: { scripts: [], frames: [] }, requestId: "r-1" },
    readForm: async () => ({ status: "read", body: form ?? new FormData(), dispose: async () => {} }),
    onHtml: vi.fn<() => void>(),
    onFault: (fault) => faults.push(fault),
  });
  const method = form === undefined ? "GET" : "POST";
  const request = new Request("http://localhost:3000/halaman?page=1&id=7&formId=7&code=7", { method });
  const args = { request, params, context, unstable_pattern: "", url: new URL(request.url), pattern: "" };
  try {
    return { became: null, status: findStatus(await work(args)), faults };
  } catch (thrown) {
    const status = findStatus(thrown);
    if (status === null) throw thrown;
    return { became: status, status, faults };
  }
}
