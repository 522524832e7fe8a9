import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const ofBuilder = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
/** Its builder brings it into the page at each question twice, where half of the time goes into its start. */
const axeSource = `if (!window.axe) {${readFileSync(ofBuilder.resolve("axe-core/axe.min.js"), "utf8")}}`;

/**
 * axe on a page or on a part of it. Legacy is what the page does alone: no frame of another origin to look into, and no
 * second page to put the answers together in.
 */
export const axeOn = (page: Page) =>
  new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes: ["violations"] });

/** axe's findings, with their places. */
export async function violationsIn(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** A page without a fault that axe finds. */
export async function isAccessible(page: Page): Promise<void> {
  expect(await violationsIn(axeOn(page))).toEqual([]);
}
