import { expect, test } from "vitest";
import { smallBody } from "./body-limits.ts";
import { defineCall } from "./call.ts";
import { apiOver } from "./client.ts";

const call = defineCall<object, object>()({
  method: "POST",
  path: "submit-application",
  needs: "resume.edit",
  who: "applicant",
  limits: smallBody,
});

/** The client's result when the network does this. */
const failureOf = (answer: () => Promise<Response>) => apiOver(answer).send(call, {});

const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError("network error")) });

test.each<[string, () => Promise<Response>, object]>([
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch")), { http: 0, code: "network" }],
  ["an answer that breaks off", async () => new Response(broken), { http: 0, code: "network" }],
  [
    "a gateway's own page",
    async () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
    { http: 502, code: "fault" },
  ],
  ["a sign-in page of some hotel", async () => new Response("<h1>Wi-Fi</h1>"), { http: 200, code: "fault" }],
  [
    "a fault of ours",
    async () => Response.json({ acknowledge: 0, code: "fault", message: "x", requestId: "r-1" }, { status: 500 }),
    { http: 500, code: "fault", requestId: "r-1" },
  ],
  [
    "a refusal",
    async () => Response.json({ acknowledge: 0, code: "captcha", message: "x" }),
    { http: 200, code: "captcha" },
  ],
])("%s is distinguished", async (_, answer, expected) => {
  expect(await failureOf(answer)).toMatchObject({ status: "refused", ...expected });
});

test.each(["json", "multipart"] as const)(
  "characters that no database keeps are left out of a %s body",
  async (body) => {
    const save = defineCall<{ body: { data: object } }, object>()({
      method: "PUT",
      path: "save",
      needs: "resume.edit",
      who: "applicant",
      limits: smallBody,
      body,
    });
    let sent: BodyInit | null | undefined;
    const api = apiOver(async (_path, init) => {
      sent = init.body;
      return Response.json({ acknowledge: 1 });
    });
    await api.send(save, { body: { data: { story: ["Pasar\0 tutup \u{1F30A}", "terpotong \uD83C"] } } });
    const whole: unknown =
      sent instanceof FormData ? { data: JSON.parse(String(sent.get("data"))) } : JSON.parse(String(sent));
    expect(whole).toEqual({ data: { story: ["Pasar tutup \u{1F30A}", "terpotong "] } });
  },
);
