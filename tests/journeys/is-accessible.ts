import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** A page without a fault that axe finds. */
export async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  expect(told).toEqual([]);
}
