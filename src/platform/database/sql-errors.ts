/** PostgreSQL's SQLSTATE of an error, or undefined when it is none of the database's. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** True when a row with the same key exists; `constraint` names the one meant, where a table has several. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || sqlState(error) !== "23505") return false;
  return constraint === undefined || ("constraint" in error && error.constraint === constraint);
}
