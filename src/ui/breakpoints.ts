/**
 * The widths at which layouts change (§9), by the names that stylesheets write: `@media (--mobile)`, `@media not
 * (--mobile)`. An em is the reader's own font size: larger text gets the narrower layout earlier.
 */
export const breakpoints = {
  /** A phone held upright: one thing a row. */
  phone: "(width < 36em)",
  /** View width "mobile": 767 px at most, §9's step of 47.9em. */
  mobile: "(width < 48em)",
  /** Too narrow for two columns. */
  narrow: "(width < 62em)",
  /** The menu is a drawer, filters are a sheet. */
  folded: "(width < 64em)",
  /** Too narrow for three columns. */
  medium: "(width < 75em)",
  /** View width "desktop"; between it and "mobile" lies "tablet". */
  desktop: "(width > 1220px)",
} as const;

const byName = new Map<string, string>(Object.entries(breakpoints));

/**
 * A media query with its breakpoints written out, as browsers read it.
 * @param query the condition between `@media` and its block
 * @throws when it names a breakpoint that is not there
 */
export function withBreakpoints(query: string): string {
  return query.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => {
    const width = byName.get(name);
    if (width === undefined) throw new Error(`No breakpoint is called ${name}; src/ui/breakpoints.ts names them.`);
    return width;
  });
}
