import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demonstrationIn } from "../../tests/support/demonstration.ts";
import { wireClient } from "../../tests/support/wire.ts";
import { startMeasuredSite } from "./measured-site.ts";
import { median } from "./median.ts";
import { atMost, type Figure, textFigure } from "./table.ts";

/** Tries of each address; fewer and the medians of an idle machine differ by more than the limit. */
const ROUNDS = 300;

/** The slower median of the two, over the quicker, may be this much more (promise 3). */
const APART = 0.05;

async function refusal(url: string, userName: string): Promise<number> {
  const client = wireClient(url, "");
  const fields = { siteType: "bench", userName, password: "Bukan-Itu-26", grecaptcha: await client.captcha() };
  const started = performance.now();
  const { code } = await client.call("POST", "login", new URLSearchParams(fields));
  if (code !== "invalid-credentials") throw new Error(`A wrong password was answered with ${code}.`);
  return performance.now() - started;
}

/** How long a refused sign-in takes for an address that has an account and for one that has none, tried in turns. */
async function refusals(url: string, email: string): Promise<Figure[]> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // The first of a pair changes, so that neither is always the one that comes after a pause.
    const both = [() => refusal(url, email).then((ms) => known.push(ms))];
    both.push(() => refusal(url, `tidak.ada.${round}@contoh.id`).then((ms) => unknown.push(ms)));
    for (const one of round % 2 ? both : both.reverse()) await one();
  }
  const [first, second] = [median(known), median(unknown)];
  const [slower, quicker] = [Math.max(first, second), Math.min(first, second)];
  return [
    atMost("slower ÷ quicker of known and unknown address, medians", slower / quicker, 1 + APART),
    textFigure("a refused sign-in, known and unknown", `${first.toFixed(1)} ms, ${second.toFixed(1)} ms`),
  ];
}

/** Measures whether a sign-in's duration reveals who has an account (promise 3). */
export async function measureSignIn(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-site-"));
  const site = await startMeasuredSite({ DATA_DIR: dataDir, CAPTCHA_COST: "1000", SAMPLE_CONTENT: "true" });
  try {
    const { email } = await demonstrationIn(dataDir);
    return await refusals(site.url, email);
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true });
  }
}
