// Shows: suggestions 3, promise 10
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storedFiles } from "../support/applicants.ts";
import { inTurn } from "../support/every-look.ts";
import { whenFree } from "../support/when-free.ts";
import { emptyPortal, findBody, type WholePortal } from "../wire/whole-portal.ts";
import { archives, endlessPage } from "./walk/hostile-archives.ts";
import { cvs, type HostileFile } from "./walk/hostile-files.ts";

// A CV that is only read meets the same strangers as one that is kept, and archives besides.
let portal: WholePortal;
beforeAll(async () => {
  portal = await emptyPortal();
});
afterAll(() => portal.platform.close());

/** As a CV to be kept it is of another kind; here only what begins as none is. */
const asRead = ([name, make]: HostileFile): HostileFile => [name, make, 422];

/** Not `no-text`: it is refused for what it is, and would be read without that. */
const codes: Readonly<Record<number, readonly string[]>> = {
  413: ["file-too-large"],
  415: ["file-type"],
  422: ["unreadable", "cv-active-content", "cv-encrypted"],
};

const endless: HostileFile = ["a page without end", endlessPage, 422];
const documents = cvs.filter(([, , http]) => http === 422).map(asRead);

describe.each([...archives, endless, ...inTurn(documents, 0, 4)])("%s", (_, make, http) => {
  test("is refused in one sentence, and nothing of it is kept", async () => {
    const { owner, send } = portal;
    const file = new File([new Uint8Array(await make())], "cv");
    const files = await storedFiles(portal);
    const response = await whenFree(() =>
      send({ path: "form/read-cv", token: owner.token, body: findBody("multipart", { file, lang: "en" }) }),
    );
    expect(codes[http]).toContain(response.json["code"]);
    expect({
      http: response.http,
      path: Reflect.get(Object([response.json["errors"]].flat()[0]), "path"),
    }).toEqual({ http, path: "file" });
    expect(response.text).not.toMatch(/passwd|root:|ENOENT|at .*\.ts/);
    expect(await storedFiles(portal)).toBe(files);
  });
});
