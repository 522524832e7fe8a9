/** Why a body was not read to its end. */
export type BodyFault = "unreadable" | "wrong-type" | "too-large" | "too-slow" | "busy";

/** A body, or why there is none. `dispose` when its files are no longer needed: after it none can be read. */
export type ReadBody<Body = unknown> = { status: "read"; body: Body; dispose(): Promise<void> } | { status: BodyFault };
