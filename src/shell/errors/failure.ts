import { isRouteErrorResponse } from "react-router";

/** Why a page cannot be shown. */
export interface Failure {
  kind: "missing" | "gone" | "offline" | "busy" | "maintenance" | "fault";
  /** The number under which the log has it. */
  requestId: string | undefined;
}

function kindOf(status: number, code: unknown): Failure["kind"] {
  if (code === "network") return "offline";
  if (code === "maintenance") return "maintenance";
  if (status === 404) return "missing";
  if (status === 410) return "gone";
  if (status === 429 || status === 503) return "busy";
  return "fault";
}

function field(data: unknown, name: string): unknown {
  return typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;
}

/** What a route threw, as a kind; anything unexpected is a fault. */
export function failureOf(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) return { kind: "fault", requestId: undefined };
  const requestId = field(error.data, "requestId");
  return {
    kind: kindOf(error.status, field(error.data, "code")),
    requestId: typeof requestId === "string" ? requestId : undefined,
  };
}
