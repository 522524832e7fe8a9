import type { InsertType, SelectType } from "kysely";
import type { Tables } from "../../src/platform/database/tables.ts";

/** A column's possible values, by name; one name for all strings. */
type Kind<Value> = unknown extends Value ? "unknown" : KindOf<NonNullable<Value>>;

type KindOf<Value> = [Value] extends [boolean]
  ? "boolean"
  : [Value] extends [number]
    ? "number"
    : [Value] extends [string]
      ? "string"
      : [Value] extends [Date]
        ? "Date"
        : [Value] extends [Uint8Array]
          ? // A Buffer is one that can do more than what comes from the database.
            Uint8Array extends Value
            ? "Uint8Array"
            : "more than a Uint8Array"
          : [Value] extends [string[]]
            ? "string[]"
            : "an object";

type OrNull<Value> = unknown extends Value ? "" : null extends Value ? " or null" : "";

type Filled<Insert> = [Insert] extends [never]
  ? ", never written"
  : unknown extends Insert
    ? ""
    : undefined extends Insert
      ? ", by default"
      : "";

type Described<Column> =
  `${Kind<SelectType<Column>>}${OrNull<SelectType<Column> | InsertType<Column>>}${Filled<InsertType<Column>>}`;

/** A column as its table's type describes it, such as "string or null" or "Date, on its own". */
export type ColumnOf<Table extends string, Column extends string> = Table extends keyof Tables
  ? Column extends keyof Tables[Table]
    ? Described<Tables[Table][Column]>
    : "missing in the type"
  : "missing in Tables";

/** A mistake for anyone who hands in something else than the database has. */
export type OneOf<Has, Is extends Has> = Is;

/** Differences between the types and the database. */
export type TableBeside<Known extends string> = Exclude<keyof Tables, Known>;
export type ColumnBeside<Table extends string, Known extends string> = Table extends keyof Tables
  ? Exclude<keyof Tables[Table], Known>
  : never;
