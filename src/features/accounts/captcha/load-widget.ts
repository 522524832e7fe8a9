let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  const [{ default: Pbkdf2Worker }] = await Promise.all([
    import("altcha/workers/pbkdf2?worker"),
    import("altcha/external"),
  ]);
  await import("altcha/i18n/id");
  globalThis.$altcha.algorithms.set("PBKDF2/SHA-256", () => new Pbkdf2Worker());
}

/** Fetches ALTCHA's element, its worker and its Indonesian words, once; only in the browser. */
export function loadWidget(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
