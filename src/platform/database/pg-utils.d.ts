// @types/pg leaves this file out. It is how node-postgres turns a JavaScript value into a parameter.
declare module "pg/lib/utils.js" {
  export function prepareValue(value: unknown): string | Buffer | null;
}
