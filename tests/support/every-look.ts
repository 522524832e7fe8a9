/** Whether all tests run in their long form: `npm run endurance`, several times as long. */
export const everyLook = process.env["EVERY_LOOK"] === "true";

/** Those of all whose turn it is at a place: one in so many, the next ones at the next place; all in the long form. */
export function inTurn<T>(all: readonly T[], place: number, soMany: number): readonly T[] {
  return everyLook ? all : all.filter((_, at) => at % soMany === place % soMany);
}
