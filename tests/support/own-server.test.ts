import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { removeLeftServers } from "./own-server.ts";

test("the database server of a clone that is gone is removed, and no other", () => {
  const place = mkdtempSync(join(tmpdir(), "servers-"));
  const clones = { here: place, gone: join(place, "no-such-clone") };
  for (const [name, path] of Object.entries(clones)) {
    mkdirSync(join(place, name, "base"), { recursive: true });
    writeFileSync(join(place, `${name}.log`), "");
    writeFileSync(join(place, `${name}.clone`), path);
  }
  removeLeftServers(place);
  expect(readdirSync(place).sort()).toEqual(["here", "here.clone", "here.log"]);
  rmSync(place, { recursive: true });
});
