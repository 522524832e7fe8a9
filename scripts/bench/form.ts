import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { z } from "zod";
import { solveCaptcha } from "../../tests/support/captcha.ts";
import { demonstrationIn } from "../../tests/support/demonstration.ts";
import { chromiumPath } from "../browser.ts";
import type { MeasuredSite } from "./measured-site.ts";
import { median } from "./median.ts";
import { atMost, type Figure, textFigure } from "./table.ts";

const ROUNDS = 5;
const KB = 1024;
/** A phone of the middle: 1.6 Mbit/s with 150 ms to the server and back, a processor four times slower. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWER = 4;

const field = "personalData.birthPlace";

/** Runs in the page: when its first empty field is on the screen, and when React has it. */
function watch(name: string): void {
  const seen: { shown?: number; alive?: number } = {};
  Object.assign(globalThis, { seen });
  const look = () => {
    const box = document.getElementsByName(name)[0];
    if (box && seen.shown === undefined) {
      seen.shown = Number.POSITIVE_INFINITY;
      requestAnimationFrame(() =>
        setTimeout(() => {
          seen.shown = performance.now();
        }),
      );
    }
    if (box && Object.keys(box).some((key) => key.startsWith("__reactProps"))) seen.alive = performance.now();
    else setTimeout(look, 10);
  };
  look();
}

const signedIn = z.object({ acknowledge: z.literal(1) });

async function signIn(context: BrowserContext, url: string, dataDir: string): Promise<void> {
  const { email, password } = await demonstrationIn(dataDir);
  const challenge = await context.request.get(`${url}/api/v1/captcha/challenge`);
  const grecaptcha = await solveCaptcha(await challenge.json());
  const answer = await context.request.post(`${url}/api/v1/login`, {
    form: { siteType: "bench", userName: email, password, lang: "id", grecaptcha },
    headers: { origin: url },
  });
  if (signedIn.safeParse(await answer.json()).error) throw new Error("The demonstration person could not sign in.");
  await context.clearCookies({ name: "mfa" });
}

interface Round {
  shown: number;
  alive: number;
  page: number;
  scripts: number;
  requests: number;
}

/** Counts what comes over the line. */
async function weigh(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const kinds = new Map<string, string>();
  const weight = { page: 0, scripts: 0, requests: 0 };
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    // Scripts are fetched first and read from the browser's cache then.
    const isScript = response.url.endsWith(".js") && !response.fromDiskCache;
    kinds.set(requestId, isScript ? "Script" : type === "Document" ? type : "");
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === "Document") weight.page += encodedDataLength;
    if (kinds.get(requestId) !== "Script") return;
    weight.scripts += encodedDataLength;
    weight.requests += 1;
  });
  return weight;
}

const seenSchema = z.object({ shown: z.number(), alive: z.number() });

async function openOnce(context: BrowserContext, url: string): Promise<Round> {
  const page = await context.newPage();
  const weight = await weigh(page);
  await page.addInitScript(watch, field);
  await page.goto(`${url}/flk1`, { waitUntil: "commit" });
  await page.waitForFunction(() => Number(Reflect.get(Object(Reflect.get(globalThis, "seen")), "alive")) > 0, null, {
    timeout: 60_000,
  });
  const seen = seenSchema.parse(await page.evaluate((): unknown => Reflect.get(globalThis, "seen")));
  await page.close();
  return { ...seen, ...weight };
}

/** When the long form's first section accepts typing on a mid-range phone, and when it is hydrated. */
export async function measureForm(site: MeasuredSite, dataDir: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
  const rounds: Round[] = [];
  // The first one warms the server.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
    await signIn(context, site.url, dataDir);
    const measured = await openOnce(context, site.url);
    if (round > 0) rounds.push(measured);
    await context.close();
  }
  await browser.close();
  const of = (name: keyof Round) => median(rounds.map((round) => round[name]));
  return [
    atMost("flk1: its first empty field can be typed into", of("shown"), 1000, " ms"),
    atMost("flk1: React has the page; what was typed before is kept", of("alive"), 3000, " ms", 2000),
    textFigure("flk1: HTML with its CSS and its data, as sent", `${Math.round(of("page") / KB)} KB`),
    textFigure("flk1: scripts until then, as sent", `${Math.round(of("scripts") / KB)} KB in ${of("requests")} files`),
  ];
}
