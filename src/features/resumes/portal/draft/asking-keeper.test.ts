import { describe, expect, it, vi } from "vitest";
import { DraftServer, inFakeBrowser } from "../../../../../tests/support/draft-server.ts";
import { askingKeeper } from "../../../drafts/portal/keep/asking-keeper.ts";
import { newValues } from "../form/values/values-from-profile.ts";
import { resumeDrafts } from "./local-draft.ts";

interface Data {
  values: { personalData: { nama: string } };
}

function aKeeper(server: DraftServer<Data>) {
  const { api } = server;
  return askingKeeper({
    ...{ name: "resume", schemas: resumeDrafts },
    api,
    lastApi: api,
    owner: "sekar@contoh.id",
    begun: () => ({ values: null, version: 1 }),
    draftVersion: 0,
    keptAt: null,
  });
}

const typed = (name: string) => newValues({ name, email: "sekar@contoh.id" });

inFakeBrowser();

describe("the draft of a resume", () => {
  it("is sent within a second after the last key", async () => {
    const server = new DraftServer<Data>();
    const keeper = aKeeper(server);
    keeper.change(typed("Sekar"));
    expect(keeper.state().status).toBe("saving");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.puts.map(({ data }) => data.values.personalData.nama)).toEqual(["Sekar"]);
    expect(keeper.state().status).toBe("saved");
  });

  it("is sent at least every two seconds while somebody types without a pause", async () => {
    const server = new DraftServer<Data>();
    const keeper = aKeeper(server);
    for (let key = 0; key < 40; key++) {
      keeper.change(typed(`Sekar ${key}`));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(server.puts.length).toBeGreaterThanOrEqual(2);
    expect(server.puts.map(({ version }) => version)).toEqual([...server.puts.keys()]);
  });

  it("waits in the browser while there is no network, and is sent automatically later", async () => {
    const server = new DraftServer<Data>();
    const keeper = aKeeper(server);
    server.goOffline();
    keeper.change(typed("Sekar"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(keeper.state()).toEqual({ status: "in-browser", why: "offline" });
    expect(localStorage.getItem("draft:resume")).toContain("Sekar");
    server.instead = undefined;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(keeper.state().status).toBe("saved");
    expect(localStorage.getItem("draft:resume")).toBeNull();
  });

  it("stays in the browser when the session has ended", async () => {
    const server = new DraftServer<Data>();
    const keeper = aKeeper(server);
    server.instead = async () => Response.json({ acknowledge: 0, code: "token-expired", message: "" }, { status: 401 });
    keeper.change(typed("Sekar"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(keeper.state()).toEqual({ status: "in-browser", why: "signed-out" });
  });

  it("sends nothing more once another device has changed it, until the person decides", async () => {
    const server = new DraftServer<Data>();
    const keeper = aKeeper(server);
    const theirs = { values: typed("Lain"), profileVersion: 1, savedAt: "x" };
    server.draft = { data: theirs, version: 7 };
    keeper.change(typed("Sekar"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(keeper.state()).toMatchObject({ status: "conflict", theirs: { version: 7 } });
    keeper.change(typed("Sekar Ayu"));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.puts).toEqual([]);
    keeper.insist(7);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.puts.map(({ version }) => version)).toEqual([7]);
  });

  it("leaves nothing stored when it is discarded", async () => {
    const server = new DraftServer<Data>();
    const keeper = aKeeper(server);
    keeper.change(typed("Sekar"));
    await keeper.drop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.puts).toEqual([]);
    expect(localStorage.getItem("draft:resume")).toBeNull();
  });
});
