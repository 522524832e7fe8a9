/** Parameters of a query by name: a text, or a list where the name comes more than once or with `[]`. */
export type Query = Record<string, string | string[]>;

/** Reads a query: a list is its name repeated, with or without `[]` (wire, "Rules"). */
export function readQuery(parameters: URLSearchParams): Query {
  const values = new Map<string, string | string[]>();
  for (const [sent, value] of parameters) {
    const name = sent.replace(/\[\]$/, "");
    const before = values.get(name);
    if (before !== undefined) values.set(name, [before, value].flat());
    else values.set(name, sent === name ? value : [value]);
  }
  return Object.fromEntries(values);
}
