// What comes from outside has no type until a schema gave it one: these answer `unknown`, where TypeScript's own
// declarations answer `any`, which would pass for whatever is wanted.

interface JSON {
  parse(text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown): unknown;
}

interface Body {
  json(): Promise<unknown>;
}
