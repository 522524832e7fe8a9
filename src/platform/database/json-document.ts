import { z } from "zod";

const documentText = z.string().brand("json-document");

/** The text of a document, as a column of JSON takes it. */
export type DocumentText = z.infer<typeof documentText>;

/** How documents of one kind lie in their column. */
export interface JsonDocument<Value> {
  /** Of the shape that is written now. */
  readonly version: number;
  write(value: Value): DocumentText;
  /** @throws when no version ever wrote such a document */
  read(stored: unknown): Value;
}

/** The parts of a document as it is stored; `rest` is all of one that says no version. */
interface Stored {
  schemaVersion: number;
  rest: unknown;
}

function getKind<Value>(
  shapes: readonly z.ZodType<Value>[],
  wrap: (value: Value) => object,
  unwrap: (stored: unknown) => Stored,
): JsonDocument<Value> {
  const schemaVersion = shapes.length;
  return {
    version: schemaVersion,
    write: (value) => documentText.parse(JSON.stringify({ schemaVersion, ...wrap(value) })),
    read(stored) {
      const { schemaVersion: wrote, rest } = unwrap(stored);
      const shape = shapes[wrote - 1];
      if (shape === undefined) throw new Error(`A document of version ${wrote} is newer than this program.`);
      return shape.parse(rest);
    },
  };
}

const version = z.int().positive();
const objectSchema = z.looseObject({ schemaVersion: version.default(1) });
const listSchema = z.object({ schemaVersion: version, list: z.array(z.unknown()) });
const valueSchema = z.strictObject({ schemaVersion: version, value: z.unknown() });

/**
 * Documents that are objects. Each says by `schemaVersion` which shape it has; one that says none was written before
 * documents did, and is of version 1.
 * @param shapes one a version, the first for 1; each reads what its version wrote as what stands in the program now
 */
export function jsonDocument<Value extends object>(...shapes: z.ZodType<Value>[]): JsonDocument<Value> {
  return getKind(
    shapes,
    (value) => value,
    (stored) => {
      const { schemaVersion, ...rest } = objectSchema.parse(stored);
      return { schemaVersion, rest };
    },
  );
}

/** Documents that are lists, kept as `list` beside the version; before documents said one, bare. */
export function jsonList<Entry>(...shapes: z.ZodType<Entry>[]): JsonDocument<readonly Entry[]> {
  return getKind<readonly Entry[]>(
    shapes.map((shape) => z.array(shape)),
    (list) => ({ list }),
    (stored) => {
      if (Array.isArray(stored)) return { schemaVersion: 1, rest: stored };
      const { schemaVersion, list } = listSchema.parse(stored);
      return { schemaVersion, rest: list };
    },
  );
}

/** Documents of any kind, kept as `value` beside the version and nothing else; before documents said one, bare. */
export function jsonValue<Value>(...shapes: z.ZodType<Value>[]): JsonDocument<Value> {
  return getKind(
    shapes,
    (value) => ({ value }),
    (stored) => {
      const parsed = valueSchema.safeParse(stored).data;
      return parsed ? { schemaVersion: parsed.schemaVersion, rest: parsed.value } : { schemaVersion: 1, rest: stored };
    },
  );
}
