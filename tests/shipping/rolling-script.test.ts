// deploy/rolling-restart.sh with a systemctl that only notes what it is asked for, and the unit that it restarts.
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { wrongSettingExit } from "../../src/platform/settings/settings-error.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rolling-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function restart(ports: readonly string[], fails = "none") {
  const systemctl = join(folder, "systemctl");
  writeFileSync(systemctl, `#!/bin/sh\necho "$@" >> ${folder}/asked\n[ "$2" != karier@${fails} ]\n`);
  chmodSync(systemctl, 0o755);
  const run = spawnSync("sh", ["deploy/rolling-restart.sh", ...ports], { env: { SYSTEMCTL: systemctl } });
  return run.status;
}

test("instances are restarted one after the other", () => {
  expect(restart(["3000", "3001"])).toBe(0);
  expect(readFileSync(join(folder, "asked"), "utf8")).toBe("restart karier@3000\nrestart karier@3001\n");
});

test("where one does not come back the next goes on serving", () => {
  expect(restart(["3000", "3001"], "3000")).not.toBe(0);
  expect(readFileSync(join(folder, "asked"), "utf8")).toBe("restart karier@3000\n");
});

test("one instance alone cannot be restarted so", () => {
  expect(restart(["3000"])).toBe(1);
});

test("a wrong setting is not started again, and a start has ended once it is ready", () => {
  const unit = readFileSync("deploy/karier@.service", "utf8");
  expect(unit).toMatch(new RegExp(`^RestartPreventExitStatus=${wrongSettingExit}$`, "m"));
  expect(unit).toMatch(/^ExecStartPost=.* ready --wait \d+$/m);
  expect(unit).toMatch(/^MemoryMax=/m);
});
