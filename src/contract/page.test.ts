import { data, RouterContextProvider, redirect } from "react-router";
import { expect, test, vi } from "vitest";
import { apiOver } from "./client.ts";
import { onServer } from "./page.ts";
import { pageContext } from "./page-context.ts";

/** Opens a page whose `load` throws; answers what becomes of that, and what was logged. */
async function openPage(thrown: unknown) {
  const onFault = vi.fn<(error: unknown) => void>();
  const context = new RouterContextProvider();
  context.set(pageContext, {
    api: apiOver(() => Promise.reject(new Error("A page of this test asks nothing."))),
    language: "id",
    theme: "device",
    isSignedIn: false,
    origin: "http://localhost",
    now: new Date("2026-11-24T00:00:00Z"),
    isMaintenance: false,
    foreign: { scripts: [], frames: [] },
    requestId: "request-1",
    readForm: () => Promise.reject(new Error("A page of this test has no form.")),
    onHtml: () => {},
    onFault,
  });
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

test("a fault of a page is logged, and told as a 500 with its request's id and nothing else", async () => {
  const fault = new Error("the column secret is missing");
  const { became, onFault } = await openPage(fault);
  expect(onFault).toHaveBeenCalledExactlyOnceWith(fault);
  expect(became).toMatchObject({ init: { status: 500 }, data: { code: "fault", requestId: "request-1" } });
  expect(JSON.stringify(became)).not.toContain("secret");
});
