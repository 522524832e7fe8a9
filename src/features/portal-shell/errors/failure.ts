import { isRouteErrorResponse } from "react-router";

/** Why a page cannot be shown. */
export interface Failure {
  kind:
    | "missing"
    | "closed"
    | "gone"
    | "expired"
    | "early"
    | "event-early"
    | "invalid"
    | "offline"
    | "busy"
    | "maintenance"
    | "unavailable"
    | "fault"
    | "refused";
  /** The server's message, where there is no other text. */
  message: string | undefined;
  /** The number under which the log has it. */
  requestId: string | undefined;
}

/** Codes that say more than a status; vacancies closed long ago are a 410. */
const kinds = new Map<unknown, Failure["kind"]>([
  ["network", "offline"],
  ["maintenance", "maintenance"],
  ["unavailable", "unavailable"],
  ["link-expired", "expired"],
  ["invitation-expired", "expired"],
  ["link-not-yet-open", "early"],
  ["event-not-open", "event-early"],
  ["link-invalid", "invalid"],
  ["invitation-invalid", "invalid"],
]);

function getKind(status: number, code: unknown): Failure["kind"] {
  const known = kinds.get(code);
  if (known !== undefined) return known;
  if (status === 410) return "gone";
  if (code === "vacancy-closed") return "closed";
  if (status === 404) return "missing";
  if (status === 429 || status === 503) return "busy";
  return status >= 500 ? "fault" : "refused";
}

function field(data: unknown, name: string): unknown {
  return typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;
}

function text(data: unknown, name: string): string | undefined {
  const found = field(data, name);
  return typeof found === "string" && found !== "" ? found : undefined;
}

/** The kind of a route's error; anything unexpected is a fault. */
export function getFailure(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) return { kind: "fault", message: undefined, requestId: undefined };
  const data: unknown = error.data;
  const { status } = error;
  return {
    kind: getKind(status, field(data, "code")),
    message: text(data, "message"),
    requestId: text(data, "requestId"),
  };
}
