import { type CommandName, commandNames, commands, letterCommandNames } from "./commands.ts";
import { before, faultsAfter } from "./left.ts";
import type { World } from "./world.ts";

/** Two commands about one person, or one command twice. */
export type Pair = readonly [CommandName, CommandName];

/** Every two commands, and each with itself. */
export const pairs: readonly Pair[] = commandNames.flatMap((first, at) =>
  commandNames.slice(at).map((second) => [first, second] as const),
);

/** Commands that share rows with job alerts; with all others those race in the long form alone. */
const besideLetters: ReadonlySet<CommandName> = new Set<CommandName>([
  ...letterCommandNames,
  ...([
    "saving the resume",
    "another seeking status",
    "stopping suggestions by a letter",
    "applying elsewhere",
  ] as const),
  ...(["activating", "erasing a sign-up", "erasing"] as const),
]);
const isLetters = (name: CommandName) => letterCommandNames.some((one) => one === name);

/** The pairs of the ordinary run. */
export const usualPairs = pairs.filter(
  (pair) => !pair.some(isLetters) || pair.every((name) => besideLetters.has(name)),
);

/** So long a statement waits at most before the next one, so that the other command comes in between. */
export const slowMs = 6;

/** Does both at once. @returns faults, contradictions and lost changes, a line each */
export async function race(world: World, pair: Pair): Promise<string[]> {
  const acts = await Promise.all(pair.map((name) => commands[name](world)));
  const then = await before(world);
  const ended = await Promise.allSettled(acts.map((act) => act()));
  const faults = ended.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
  const accepted = pair.filter((_, at) => ended[at]?.status === "fulfilled" && ended[at].value);
  return [...faults, ...(await faultsAfter(world, then, accepted))];
}
