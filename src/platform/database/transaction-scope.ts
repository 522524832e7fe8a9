import { AsyncLocalStorage } from "node:async_hooks";

const scopes = new AsyncLocalStorage<{ open: boolean }>();

/** Runs the work of one transaction, so that a query outside it can be distinguished from one inside. */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  const scope = { open: true };
  try {
    return await scopes.run(scope, work);
  } finally {
    // What the work started and did not wait for may use the database again.
    scope.open = false;
  }
}

/**
 * Refuses a query through `db` while the caller's own transaction is open: it would wait for itself on the embedded
 * database's only connection, and slip out of the transaction on a server.
 */
export function refuseInsideTransaction(): void {
  if (scopes.getStore()?.open) {
    throw new Error('A query used "db" inside a transaction: use the transaction\'s own "tx".');
  }
}
