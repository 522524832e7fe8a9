import { expect, test } from "vitest";
import { type Api, apiOver } from "../../../../contract/client.ts";
import { load } from "./load-detail.ts";

const closedAt = (day: string | null) => ({
  closedAt: day && `${day}T23:59:59+07:00`,
  title: "Staf Pajak",
  companyName: "Roda Saujana Motor",
  relatedJob: [],
});

/** The API as a closed or unknown vacancy meets it. */
function refusing(extra: object): Api {
  return apiOver(async () => Response.json({ acknowledge: 0, code: "vacancy-closed", message: "", ...extra }));
}

function open(api: Api, id = "7", end = "/staf-pajak") {
  const url = new URL(`https://karier.example/lowongan/lowongan-detail-page/${id}${end}`);
  const visitor = { isSignedIn: false, isShared: false, theme: "device", language: "id", origin: url.origin } as const;
  return load({ api, params: { id }, url, ...visitor, now: new Date("2026-11-21T03:00:00Z") });
}

test("a vacancy that closed within 90 days says when", async () => {
  const result = await open(refusing(closedAt("2026-08-23")));
  expect(result).toMatchObject({ status: "closed", closes: "2026-08-23", title: "Staf Pajak" });
});

test.each(["", "/", "/x", "/Staf-Pajak", "/staf-pajak/", "/staf-pajak/more"])(
  "an address that ends with %j leads to the vacancy's own, with its query",
  async (end) => {
    const thrown: unknown = await open(refusing(closedAt("2026-08-23")), "7", `${end}?utm=x&lang=id`).catch((it) => it);
    const answer = thrown instanceof Response ? thrown : Response.error();
    const own = "/lowongan/lowongan-detail-page/7/staf-pajak?utm=x&lang=id";
    expect([answer.status, answer.headers.get("location")]).toEqual([308, own]);
  },
);

test("later it is gone", async () => {
  await expect(open(refusing(closedAt("2026-08-22")))).rejects.toMatchObject({ init: { status: 410 } });
});

test("one that never was is not found", async () => {
  await expect(open(refusing(closedAt(null)))).rejects.toMatchObject({ init: { status: 404 } });
});

test("an id that is no number asks nobody", async () => {
  const nobody: Api = {
    send: () => {
      throw new Error("asked");
    },
  };
  await expect(open(nobody, "7a")).rejects.toMatchObject({ init: { status: 404 } });
});
