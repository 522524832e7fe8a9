/** How an action ended, of its result as the router hands it on: of no type, and undefined where nothing was sent. */
export function outcomeIn(result: unknown): { status: string } | undefined {
  const outcome = field(result, "outcome");
  const status = field(outcome, "status");
  return typeof status === "string" ? { status } : undefined;
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
