import { expect, test } from "vitest";
import { jsonFile } from "./json-file.ts";

test("JSON that never changes is written once, and not sent to a client that has it", async () => {
  let times = 0;
  const answer = jsonFile(() => ({ toJSON: () => ({ times: ++times }) }));
  const first = answer(new Headers());
  expect(await first.json()).toEqual({ times: 1 });
  expect(first.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(await answer(new Headers()).json()).toEqual({ times: 1 });
  const etag = first.headers.get("etag") ?? "";
  expect(answer(new Headers({ "if-none-match": `"x", W/${etag}` })).status).toBe(304);
  expect(answer(new Headers({ "if-none-match": '"x"' })).status).toBe(200);
});
