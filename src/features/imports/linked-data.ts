export type LinkedObject = Record<string, unknown>;

export function isObject(value: unknown): value is LinkedObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True for an object of JSON-LD; rows of our own columns have no keywords. */
export function isLinkedData(value: unknown): boolean {
  return isObject(value) && ["@context", "@graph", "@type", "@id"].some((keyword) => value[keyword] !== undefined);
}

/** Before a name of schema.org that is written by its whole address, or by a prefix. */
export const schemaOrg = /^(https?:\/\/(www\.)?schema\.org\/|schema:)/i;

/** So many objects lie in each other at most. */
const deepest = 20;
/** So many references lead to each other at most: from a posting to its place, and to the place's address. */
const mostReferences = 3;

const insides = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  return isObject(value) ? Object.values(value) : [];
};

/** An object with the short names of its properties, at every depth. */
function withShortNames(value: unknown, depth = 0): unknown {
  if (depth > deepest) return null;
  if (Array.isArray(value)) return value.map((one) => withShortNames(one, depth + 1));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name.replace(schemaOrg, ""), withShortNames(field, depth + 1)]),
  );
}

/** The things of ours wherever they lie in linked data: alone, in graphs, in lists of results, in the page about them. */
export function findThings(value: unknown, isOurs: (value: LinkedObject) => boolean): LinkedObject[] {
  const found = (inner: unknown, depth: number): LinkedObject[] => {
    if (isObject(inner) && isOurs(inner)) return [inner];
    return depth > deepest ? [] : insides(inner).flatMap((one) => found(one, depth + 1));
  };
  return found(withShortNames(value), 0);
}

/** True for an object that names a thing and says nothing about it. */
const isReference = (value: LinkedObject) =>
  Object.keys(value).every((name) => name === "@id" || name === "@type") && typeof value["@id"] === "string";

/** Things by their `@id`, at every depth of linked data. */
export function thingsById(values: readonly unknown[]): ReadonlyMap<unknown, unknown> {
  const things = new Map<unknown, unknown>();
  const add = (value: unknown, depth: number) => {
    if (isObject(value) && typeof value["@id"] === "string" && !isReference(value)) things.set(value["@id"], value);
    if (depth <= deepest) for (const one of insides(value)) add(one, depth + 1);
  };
  for (const value of values) if (isLinkedData(value)) add(withShortNames(value), 0);
  return things;
}

/** An object with the things that it names by their `@id` alone. */
export function withReferences(
  thing: LinkedObject,
  things: ReadonlyMap<unknown, unknown>,
  left = mostReferences,
): LinkedObject {
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole);
    if (!isObject(value)) return value;
    const named = isReference(value) ? things.get(value["@id"]) : value;
    return isObject(named) && left > 0 ? withReferences(named, things, left - 1) : value;
  };
  return Object.fromEntries(Object.entries(thing).map(([name, field]) => [name, whole(field)]));
}
