import { data, RouterContextProvider, redirect } from "react-router";
import { expect, test, vi } from "vitest";
import { smallBody } from "./body-limits.ts";
import { apiOver } from "./client.ts";
import { actOnServer, onServer } from "./page.ts";
import { pageContext } from "./page-meta.ts";

function contextOfPage(more: { isSignedIn?: boolean; onFault?: (error: unknown) => void }) {
  const context = new RouterContextProvider();
  context.set(pageContext, {
    api: apiOver(() => Promise.reject(new Error("A page of this test asks nothing."))),
    language: "id",
    theme: "device",
    isSignedIn: false,
    isShared: false,
    hasSession: false,
    origin: "http://localhost",
    now: new Date("2026-11-24T00:00:00Z"),
    isMaintenance: false,
    foreign: { scripts: [], frames: [] },
    requestId: "request-1",
    readForm: async () => ({ status: "read", body: new FormData(), dispose: async () => {} }),
    onHtml: () => {},
    onFault: () => {},
    ...more,
  });
  return context;
}

/** Opens a page whose `load` throws; answers what becomes of that, and what was logged. */
async function openPage(thrown: unknown) {
  const onFault = vi.fn<(error: unknown) => void>();
  const context = contextOfPage({ onFault });
  const load = onServer(() => Promise.reject(thrown));
  const became: unknown = await load({ request: new Request("http://localhost/"), params: {}, context }).catch(
    (error: unknown) => error,
  );
  return { became, onFault };
}

test.each([
  ["an answer with a status", data({ code: "not-found" }, { status: 404 })],
  ["a redirect", redirect("/signin")],
])("%s that a page throws on purpose is handed on, and is no fault", async (_, thrown) => {
  const { became, onFault } = await openPage(thrown);
  expect(became).toBe(thrown);
  expect(onFault).not.toHaveBeenCalled();
});

test("a page's fault is logged, and answered as a 500 with the request's id and nothing else", async () => {
  const fault = new Error("the column secret is missing");
  const { became, onFault } = await openPage(fault);
  expect(onFault).toHaveBeenCalledExactlyOnceWith(fault);
  expect(became).toMatchObject({ init: { status: 500 }, data: { code: "fault", requestId: "request-1" } });
  expect(JSON.stringify(became)).not.toContain("secret");
});

test.each([
  [true, "/signin?redirect=%2Fa&expired"],
  [false, "/signin?redirect=%2Fa"],
])("an act that wants a sign-in, from a visitor with a session cookie: %s, leads to %s", async (isSignedIn, to) => {
  const act = actOnServer(() => Promise.reject(redirect("/signin?redirect=%2Fa")), smallBody);
  const request = new Request("http://localhost/a", { method: "POST" });
  const thrown: unknown = await act({ request, params: {}, context: contextOfPage({ isSignedIn }) }).catch(
    (error: unknown) => error,
  );
  expect(thrown instanceof Response && thrown.headers.get("location")).toBe(to);
});
