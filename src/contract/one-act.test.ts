import { expect, test } from "vitest";
import { smallBody } from "./body-limits.ts";
import { defineCall } from "./call.ts";
import { captchaName } from "./captcha-name.ts";
import { apiOver } from "./client.ts";
import { oneAtATime } from "./one-act.ts";

function toForm(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** An action that ends when the test releases it, and counts its calls. */
function aSlowAct() {
  const ends: ((outcome: string) => void)[] = [];
  const act = () => new Promise<string>((resolve) => ends.push(resolve));
  return { once: oneAtATime(act), done: () => ends.length, end: (place: number, what: string) => ends[place]?.(what) };
}

test("the same form sent again while it is under way is one deed, answered twice", async () => {
  const { once, done, end } = aSlowAct();
  const [first, second] = [once("/a", toForm({ password: "x" })), once("/a", toForm({ password: "x" }))];
  expect(done()).toBe(1);
  end(0, "changed");
  expect(await Promise.all([first, second])).toEqual(["changed", "changed"]);
});

test("what fails, fails for both, and may be tried again", async () => {
  let tries = 0;
  const once = oneAtATime(async () => {
    tries += 1;
    throw new Error(`try ${tries}`);
  });
  const both = [once("/a", toForm({})), once("/a", toForm({}))];
  for (const one of both) await expect(one).rejects.toThrow("try 1");
  await expect(once("/a", toForm({}))).rejects.toThrow("try 2");
});

test.each([
  ["another address", "/b", toForm({ intent: "save" })],
  ["another value", "/a", toForm({ intent: "take back" })],
  ["another name", "/a", toForm({ other: "save" })],
  ["one field more", "/a", toForm({ intent: "save", more: "" })],
])("%s is a deed of its own", (_, address, form) => {
  const { once, done } = aSlowAct();
  void once("/a", toForm({ intent: "save" }));
  void once(address, form);
  expect(done()).toBe(2);
});

test("saving, undoing and saving again are three actions", () => {
  const { once, done, end } = aSlowAct();
  for (const intent of ["save", "take back", "save"]) void once("/a", toForm({ intent }));
  expect(done()).toBe(3);
  end(0, "saved");
});

test("once it has ended, the same form is a new action", async () => {
  const { once, done, end } = aSlowAct();
  const first = once("/a", toForm({ intent: "save" }));
  end(0, "saved");
  await first;
  await Promise.resolve();
  void once("/a", toForm({ intent: "save" }));
  expect(done()).toBe(2);
});

const reading = defineCall<object, object>()({ method: "GET", path: "things", needs: "resume.edit", who: "applicant" });
const creating = defineCall<{ body: { note: string } }, object>()({
  ...{ method: "POST", path: "things", needs: "resume.edit", who: "applicant", limits: smallBody, creates: true },
});

/** The result of a call: its HTTP status; 0: the connection broke. */
type Became = 200 | 0 | 403 | 500 | 502 | 504;

/** A form's act that reads something and then creates two things; says what each call that creates carried. */
function aCreator(...became: Became[]) {
  const sent: string[] = [];
  const keys: (string | null)[] = [];
  const api = apiOver(async (_path, { method, headers, body }) => {
    const key = new Headers(headers).get("idempotency-key");
    if (method === "GET") expect(key).toBeNull();
    if (method === "GET") return Response.json({ acknowledge: 1 });
    sent.push(String(body));
    keys.push(key);
    const status = became.shift() ?? 200;
    if (status === 0) throw new TypeError("The line broke.");
    return Response.json({ acknowledge: status === 200 ? 1 : 0, code: "code" }, { status });
  });
  const once = oneAtATime(async (deed) => {
    const by = deed.by(api);
    await by.send(reading, {});
    const body = { note: JSON.stringify([...deed.form]) };
    await by.send(creating, { body });
    await by.send(creating, { body });
  });
  return { once, sent, keys };
}

test("each call that creates something has a key of its own, and one that reads has none", async () => {
  const { once, keys } = aCreator();
  await once("/a", toForm({ text: "x" }));
  expect(new Set(keys).size).toBe(2);
  expect(keys).not.toContain(null);
});

test.each<[string, Became]>([
  ["the line broke", 0],
  ["a proxy got no answer", 502],
  ["a proxy waited too long", 504],
])(
  "where %s, the same form goes out as it was the first time, under the same keys, though its captcha was solved again",
  async (_, lost) => {
    const { once, sent, keys } = aCreator(lost);
    await once("/a", toForm({ text: "x", [captchaName]: "first" }));
    await once("/a", toForm({ text: "x", [captchaName]: "second" }));
    expect(keys.slice(2)).toEqual(keys.slice(0, 2));
    expect(sent.slice(2)).toEqual(sent.slice(0, 2));
  },
);

test.each<[string, Became]>([
  ["done", 200],
  ["refused", 403],
  ["met by a fault", 500],
])("a form that was %s has other keys the next time", async (_, answered) => {
  const { once, keys } = aCreator(answered);
  await once("/a", toForm({ text: "x" }));
  await once("/a", toForm({ text: "x" }));
  expect(new Set(keys).size).toBe(4);
});

test("a changed form has other keys, though the line broke before", async () => {
  const { once, keys } = aCreator(0);
  await once("/a", toForm({ text: "x" }));
  await once("/a", toForm({ text: "y" }));
  await once("/a", toForm({ text: "x" }));
  expect(new Set(keys).size).toBe(6);
});

test("two people who send the same form have each their own keys", async () => {
  const [one, other] = [aCreator(), aCreator()];
  await one.once("/a", toForm({ text: "x" }));
  await other.once("/a", toForm({ text: "x" }));
  expect(new Set([...one.keys, ...other.keys]).size).toBe(4);
});
