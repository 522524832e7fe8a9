import type { Command } from "../src/platform/operations/command.ts";

const usage = "npm run mail -- again NUMBER … | all";

/**
 * The command that a line of arguments means.
 * @throws Error with a sentence for the operator
 */
export function getMailCommand([verb, ...numbers]: readonly string[]): Command {
  const isAll = numbers.length === 1 && numbers[0] === "all";
  const areIds = numbers.length > 0 && numbers.every((number) => /^[1-9]\d{0,14}$/.test(number));
  if (verb !== "again" || !(isAll || areIds)) throw new Error(usage);
  return { name: "mail-again", options: { ids: isAll ? "all" : numbers.map(Number) }, files: [] };
}
