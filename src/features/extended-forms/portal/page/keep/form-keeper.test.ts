import { describe, expect, it, vi } from "vitest";
import { DraftServer, inFakeBrowser } from "../../../../../../tests/support/draft-server.ts";
import type { Entry } from "../../../definition/group.ts";
import type { FormDraft } from "./form-draft.schema.ts";
import { createFormKeeper, readDeviceDraft } from "./form-keeper.ts";

interface Page extends Pick<FormDraft, "form" | "undecided"> {
  gone: number;
  /** Whether the form was sent, as the page hears once its draft is gone. */
  isSent: boolean;
}

/** A page with one field group, and its keeper. */
function aPage(server: DraftServer<FormDraft>, filledIn: Entry = {}) {
  const page: Page = { form: { personalData: { ...filledIn } }, undecided: [], gone: 0, isSent: false };
  let stamp = 0;
  const { api } = server;
  const keeper = createFormKeeper({
    ...{ name: "flk1", owner: 7, api, quietApi: api, lastApi: api, server: server.draft },
    read: () => ({ ...structuredClone(page), savedAt: `${Math.random()} ${++stamp}` }),
    show: ({ form, undecided }) => Object.assign(page, { form, undecided }),
    onGone: async () => {
      page.gone += 1;
      return page.isSent;
    },
  });
  const type = (field: string, value: string) => {
    page.form["personalData"] = { ...page.form["personalData"], [field]: value };
    keeper.change();
  };
  return { page, keeper, type };
}

const pause = () => vi.advanceTimersByTimeAsync(2_000);

inFakeBrowser();

describe("a form that is filled in", () => {
  it("is on the server within two seconds, also of somebody who never pauses", async () => {
    const server = new DraftServer<FormDraft>();
    const { keeper, type } = aPage(server);
    for (let key = 0; key < 20; key++) {
      type("fullName", `Sekar ${key}`);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(server.puts.length).toBeGreaterThanOrEqual(1);
    await pause();
    expect(server.draft.data?.form["personalData"]).toEqual({ fullName: "Sekar 19" });
    expect(keeper.state().status).toBe("saved");
    expect(readDeviceDraft({ name: "flk1", owner: 7 })).toBeNull();
  });

  it("waits in this browser without a network, for its owner alone, and goes on later", async () => {
    const server = new DraftServer<FormDraft>();
    const { keeper, type } = aPage(server);
    server.goOffline();
    type("fullName", "Sekar");
    await pause();
    expect(keeper.state()).toEqual({ status: "in-browser", why: "offline" });
    expect(readDeviceDraft({ name: "flk1", owner: 7 })?.mine.form).toEqual({ personalData: { fullName: "Sekar" } });
    expect(readDeviceDraft({ name: "flk1", owner: 8 })).toBeNull();
    server.instead = undefined;
    await vi.advanceTimersByTimeAsync(11_000);
    expect(server.draft.data?.form["personalData"]).toEqual({ fullName: "Sekar" });
  });

  it("says so when the browser keeps nothing either", async () => {
    const server = new DraftServer<FormDraft>();
    const { keeper, type } = aPage(server);
    server.goOffline();
    vi.stubGlobal("localStorage", undefined);
    type("fullName", "Sekar");
    await pause();
    expect(keeper.state().status).toBe("lost");
  });

  it("is forgotten here and there once it was submitted", async () => {
    const server = new DraftServer<FormDraft>();
    const { keeper, type } = aPage(server);
    type("fullName", "Sekar");
    await keeper.settled();
    await keeper.drop();
    expect(server.draft.data).toBeNull();
  });
});

describe("a form on two devices", () => {
  async function both() {
    const server = new DraftServer<FormDraft>();
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

  it("has what only one changed also where both began with what the resume knows", async () => {
    const server = new DraftServer<FormDraft>();
    const [one, other] = [aPage(server, { fullName: "Sekar" }), aPage(server, { fullName: "Sekar" })];
    one.type("fullName", "Sekar Ayu");
    await pause();
    other.type("birthPlace", "Solo");
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
    const before = server.puts.length;
    await other.keeper.refresh();
    await pause();
    expect(other.page.form["personalData"]).toEqual({ fullName: "Sekar", birthPlace: "Solo" });
    expect(server.puts).toHaveLength(before);
  });

  it("hears that the draft is gone, and goes on from what is here", async () => {
    const { server, one, other } = await both();
    await one.keeper.drop();
    other.type("birthPlace", "Solo");
    await pause();
    expect(other.page.gone).toBe(1);
    expect(server.draft.data?.form["personalData"]).toEqual({ fullName: "Sekar", birthPlace: "Solo" });
    expect(other.keeper.state().status).toBe("saved");
  });

  it("keeps nothing more anywhere once the other has sent it", async () => {
    const { server, one, other } = await both();
    await one.keeper.drop();
    other.page.isSent = true;
    other.type("birthPlace", "Solo");
    await pause();
    expect(server.draft.data).toBeNull();
    expect(readDeviceDraft({ name: "flk1", owner: 7 })).toBeNull();
    await other.keeper.settled();
    expect(server.draft.data).toBeNull();
  });
});

describe("a form in two tabs of a browser without a network", () => {
  it("keeps what the closed tab had typed when the other one keeps its own", async () => {
    const server = new DraftServer<FormDraft>();
    const [closed, open] = [aPage(server), aPage(server)];
    server.goOffline();
    closed.type("birthPlace", "Solo");
    await pause();
    open.type("fullName", "Sekar");
    await pause();
    const both = { birthPlace: "Solo", fullName: "Sekar" };
    expect(readDeviceDraft({ name: "flk1", owner: 7 })?.mine.form["personalData"]).toEqual(both);
    server.instead = undefined;
    await open.keeper.settled();
    expect(server.draft.data?.form["personalData"]).toEqual(both);
    expect(server.draft.data?.undecided).toEqual([]);
  });

  it("keeps both of what both changed, and takes an older tab's untouched fields for old", async () => {
    const server = new DraftServer<FormDraft>();
    const old = aPage(server);
    const fresh = aPage(server);
    fresh.type("gender", "2");
    await pause();
    server.goOffline();
    old.type("birthPlace", "Solo");
    await pause();
    fresh.type("birthPlace", "Surakarta");
    await pause();
    const saved = readDeviceDraft({ name: "flk1", owner: 7 })?.mine;
    expect(saved?.form["personalData"]).toEqual({ gender: "2", birthPlace: "Surakarta" });
    expect(saved?.undecided).toEqual([{ key: "personalData.birthPlace", other: "Solo" }]);
  });

  it("leaves there what the other tab wrote while its own was under way", async () => {
    const server = new DraftServer<FormDraft>();
    const [slow, other] = [aPage(server), aPage(server)];
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.instead = async () => {
      server.goOffline();
      await arrived;
      return Response.json({ acknowledge: 1, data: { data: null, version: 1, updatedAt: null } });
    };
    slow.type("fullName", "Sekar");
    await pause();
    other.type("birthPlace", "Solo");
    await pause();
    arrive();
    await slow.keeper.settled();
    expect(slow.keeper.state().status).toBe("saved");
    expect(readDeviceDraft({ name: "flk1", owner: 7 })?.mine.form["personalData"]).toMatchObject({
      birthPlace: "Solo",
    });
  });
});
