/** What the pool asks of the worker, and what the worker answers; both ends are ours. */
/** `makes`: the folder is new, and PGlite makes its database there. */
export type WorkerOptions = { dataDir: string; makes: boolean };

/** A parameter as node-postgres encodes it: text, or bytes as they are. */
export type SentParameter = string | Uint8Array | null;

export type WorkerRequest = { id: number } & WorkerCall;
export type WorkerCall =
  | { call: "ready" | "checkpoint" | "close" }
  | { call: "query"; sql: string; parameters: readonly SentParameter[] };

export type WorkerMessage =
  | { kind: "answer"; id: number; results: StatementResult[] }
  | { kind: "failure"; id: number; message: string; fields: Record<string, string> }
  | { kind: "notification"; channel: string; payload: string };

/** One statement's result, in node-postgres's words. */
export type StatementResult = { command: string; rowCount: number | null; rows: Row[] };
export type Row = Record<string, unknown>;
