import { setTimeout as wait } from "node:timers/promises";
import { readSettings } from "../../src/platform/settings/settings.ts";

const patienceMs = 5_000;
const askAgainMs = 500;

/** Where the site answers on its own machine, whatever it is called outside. */
function ownAddress({ host, port }: { host: string; port: number }): string {
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** The process that systemd started has ended already, so that waiting for it fails. */
function hasEnded(mainPid: string | undefined): boolean {
  if (mainPid === undefined) return false;
  try {
    process.kill(Number(mainPid), 0);
    return false;
  } catch {
    return true;
  }
}

/**
 * `karier ready`: asks the site that runs with these settings whether it can serve; exit code 1 where it cannot.
 * `--wait SECONDS` asks until it can, or until the process that MAINPID names has ended.
 */
export async function askReady([flag, seconds]: readonly string[] = []): Promise<void> {
  const url = `${ownAddress(readSettings(process.env))}/health/ready`;
  const giveUpAt = performance.now() + (flag === "--wait" ? Number(seconds) * 1000 : 0);
  for (;;) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) }).catch(() => null);
    if (answer?.ok === true) return;
    if (performance.now() < giveUpAt && !hasEnded(process.env["MAINPID"])) {
      await wait(askAgainMs);
      continue;
    }
    console.error(answer === null ? `Nothing answers at ${url}.` : await answer.text());
    process.exitCode = 1;
    return;
  }
}
