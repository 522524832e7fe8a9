import { expect, test } from "vitest";
import { type Api, apiOver } from "../../../contract/client.ts";
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

function open(api: Api, id = "7") {
  const url = new URL(`https://karier.example/lowongan/lowongan-detail-page/${id}/x`);
  const visitor = { isSignedIn: false, theme: "device", language: "id", origin: url.origin } as const;
  return load({ api, params: { id }, url, ...visitor, now: new Date("2026-11-21T03:00:00Z") });
}

test("a vacancy that closed within 90 days says when", async () => {
  const shown = await open(refusing(closedAt("2026-08-23")));
  expect(shown).toMatchObject({ status: "closed", closes: "2026-08-23", title: "Staf Pajak" });
});

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
