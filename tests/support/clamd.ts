import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClamd } from "../../src/platform/files/virus-scanner.ts";
import { eventually } from "./eventually.ts";
import { freePort } from "./free-port.ts";

/** The text by which scanners are tried; harmless. Written in two, so that no scanner takes this file away. */
export const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

const program = "/usr/sbin/clamd";

/** One sentence where there is no clamd. */
export const noClamd = existsSync(program)
  ? null
  : "clamd is not installed: install the package clamav-daemon to run its tests.";

export interface Clamd {
  /** The setting CLAMD_URL of a site beside it, by TCP and by its socket. */
  url: string;
  socketUrl: string;
  stop(): Promise<void>;
}

/** ClamAV's daemon with one signature, which finds {@link eicar} anywhere in any file. */
export async function startClamd(): Promise<Clamd> {
  const folder = await mkdtemp(join(tmpdir(), "karier-clamd-"));
  await chmod(folder, 0o755);
  const port = await freePort();
  const signature = `Karier.Test.EICAR:0:*:${Buffer.from(eicar).toString("hex")}`;
  await writeFile(join(folder, "karier.ndb"), `${signature}\n`);
  const settings = [
    ...[`DatabaseDirectory ${folder}`, "Foreground yes", "TCPAddr 127.0.0.1", `TCPSocket ${port}`],
    `LocalSocket ${join(folder, "clamd.ctl")}`,
    ...["LogFile /dev/null", `TemporaryDirectory ${folder}`, "StreamMaxLength 6M"],
  ];
  const file = join(folder, "clamd.conf");
  await writeFile(file, `${settings.join("\n")}\n`);
  const child = spawn(program, ["--config-file", file], { stdio: "ignore" });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  const own = createClamd({ host: "127.0.0.1", port });
  await eventually(async () => {
    const fault = await own.check();
    if (fault !== null) throw fault;
  });
  return {
    url: `tcp://127.0.0.1:${port}`,
    socketUrl: `unix:${join(folder, "clamd.ctl")}`,
    async stop() {
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), 3_000).unref();
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
