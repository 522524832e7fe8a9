import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { apiOver } from "../../../../contract/client.ts";
import type { FormDraft, ServerDraft } from "./form-draft.schema.ts";
import { FormKeeper, readDeviceDraft } from "./form-keeper.ts";

/** A server that keeps one draft as ours does. */
class FakeServer {
  draft: ServerDraft = { data: null, version: 0 };
  puts = 0;
  isOffline = false;

  readonly api = apiOver(async (_path, init) => {
    if (this.isOffline) throw new TypeError("The network failed.");
    if (init.method === "DELETE") this.draft = { data: null, version: 0 };
    if (init.method !== "PUT") return Response.json({ acknowledge: 1, data: { ...this.draft, updatedAt: null } });
    const put: { data: FormDraft; version: number } = JSON.parse(String(init.body));
    if (put.version !== this.draft.version) {
      const refusal = { acknowledge: 0, code: "version-conflict", message: "", current: this.draft };
      return Response.json(refusal, { status: 409 });
    }
    this.puts += 1;
    this.draft = { data: put.data, version: put.version + 1 };
    return Response.json({ acknowledge: 1, data: { ...this.draft, updatedAt: null } });
  });
}

interface Page extends Pick<FormDraft, "form" | "undecided"> {
  gone: number;
}

/** A page with one field group, and its keeper. */
function aPage(server: FakeServer) {
  const page: Page = { form: { personalData: {} }, undecided: [], gone: 0 };
  let stamp = 0;
  const { api } = server;
  const keeper = new FormKeeper({
    ...{ name: "flk1", owner: 7, api, quietApi: api, lastApi: api, server: server.draft },
    read: () => ({ ...structuredClone(page), savedAt: `${Math.random()} ${++stamp}` }),
    show: ({ form, undecided }) => Object.assign(page, { form, undecided }),
    onGone: () => {
      page.gone += 1;
    },
  });
  const type = (field: string, value: string) => {
    page.form["personalData"] = { ...page.form["personalData"], [field]: value };
    keeper.change();
  };
  return { page, keeper, type };
}

const pause = () => vi.advanceTimersByTimeAsync(2_000);

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a form that is filled in", () => {
  it("is on the server within two seconds, also of somebody who never pauses", async () => {
    const server = new FakeServer();
    const { keeper, type } = aPage(server);
    for (let key = 0; key < 20; key++) {
      type("fullName", `Sekar ${key}`);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(server.puts).toBeGreaterThanOrEqual(1);
    await pause();
    expect(server.draft.data?.form["personalData"]).toEqual({ fullName: "Sekar 19" });
    expect(keeper.state().status).toBe("saved");
    expect(readDeviceDraft({ name: "flk1", owner: 7 })).toBeNull();
  });

  it("waits in this browser without a network, for its owner alone, and goes on later", async () => {
    const server = new FakeServer();
    const { keeper, type } = aPage(server);
    server.isOffline = true;
    type("fullName", "Sekar");
    await pause();
    expect(keeper.state()).toEqual({ status: "in-browser", why: "offline" });
    expect(readDeviceDraft({ name: "flk1", owner: 7 })?.mine.form).toEqual({ personalData: { fullName: "Sekar" } });
    expect(readDeviceDraft({ name: "flk1", owner: 8 })).toBeNull();
    server.isOffline = false;
    await vi.advanceTimersByTimeAsync(11_000);
    expect(server.draft.data?.form["personalData"]).toEqual({ fullName: "Sekar" });
  });

  it("says so when the browser keeps nothing either", async () => {
    const server = new FakeServer();
    const { keeper, type } = aPage(server);
    server.isOffline = true;
    vi.stubGlobal("localStorage", undefined);
    type("fullName", "Sekar");
    await pause();
    expect(keeper.state().status).toBe("lost");
  });

  it("is forgotten here and there once it was submitted", async () => {
    const server = new FakeServer();
    const { keeper, type } = aPage(server);
    type("fullName", "Sekar");
    await keeper.settled();
    await keeper.drop();
    expect(server.draft.data).toBeNull();
  });
});

describe("a form on two devices", () => {
  async function both() {
    const server = new FakeServer();
    const one = aPage(server);
    one.type("fullName", "Sekar");
    await pause();
    const other = aPage(server);
    Object.assign(other.page, structuredClone({ form: one.page.form }));
    return { server, one, other };
  }

  it("has what was typed on either", async () => {
    const { server, one, other } = await both();
    one.type("birthPlace", "Solo");
    other.type("fullName", "Sekar Ayu");
    await pause();
    expect(server.draft.data?.form["personalData"]).toEqual({ fullName: "Sekar Ayu", birthPlace: "Solo" });
    expect(server.draft.data?.undecided).toEqual([]);
  });

  it("keeps both of what both changed until somebody chooses", async () => {
    const { server, one, other } = await both();
    one.type("fullName", "Sekar A");
    await pause();
    other.type("fullName", "Sekar Ayu");
    await pause();
    expect(server.draft.data?.form["personalData"]).toEqual({ fullName: "Sekar Ayu" });
    expect(server.draft.data?.undecided).toEqual([{ key: "personalData.fullName", other: "Sekar A" }]);
  });

  it("shows what came from the other without sending it back", async () => {
    const { server, one, other } = await both();
    one.type("birthPlace", "Solo");
    await pause();
    const { puts } = server;
    await other.keeper.refresh();
    await pause();
    expect(other.page.form["personalData"]).toEqual({ fullName: "Sekar", birthPlace: "Solo" });
    expect(server.puts).toBe(puts);
  });

  it("hears that the draft is gone", async () => {
    const { one, other } = await both();
    await one.keeper.drop();
    other.type("birthPlace", "Solo");
    await pause();
    expect(other.page.gone).toBe(1);
  });
});
