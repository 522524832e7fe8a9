import { readSettings } from "../../src/platform/settings/settings.ts";

const patienceMs = 5_000;

/** Where the site answers on its own machine, whatever it is called outside. */
function ownAddress({ host, port }: { host: string; port: number }): string {
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** `karier ready`: asks the site that runs with these settings whether it can serve; exit code 1 where it cannot. */
export async function askReady(): Promise<void> {
  const url = `${ownAddress(readSettings(process.env))}/health/ready`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) }).catch(() => null);
  if (answer?.ok === true) return;
  console.error(answer === null ? `Nothing answers at ${url}.` : await answer.text());
  process.exitCode = 1;
}
