import { version } from "../../../../package.json";

/** `BASE_PATH` as the build knows it, with the slash at the end. */
const base = import.meta.env.BASE_URL;

/** True when the server runs a newer version than this page; false also when that cannot be learnt (§8: ignored). */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(`${base}meta.json?t=${Date.now()}`, { cache: "no-store" });
    const answer = await response.json();
    const newest = typeof answer === "object" && answer !== null && "version" in answer ? answer.version : undefined;
    return typeof newest === "string" && isNewer(newest, version);
  } catch {
    return false;
  }
}

/** Empties the browser's caches and loads the page past them. */
export async function loadNewest(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
    await fetch(location.href, { cache: "reload" });
  } catch {
    // A cache that cannot be emptied keeps nobody from reloading (§8).
  }
  location.reload();
}

/** Service workers of earlier sites at this address would go on answering for us (S18). */
export async function unregisterServiceWorkers(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    for (const registration of registrations) await registration.unregister();
  } catch {
    // Some browsers refuse the question in private windows.
  }
}

/** Whether version `a` comes after `b`, number by number: "3.10.0" after "3.9.9". What is no version is never newer. */
export function isNewer(a: string, b: string): boolean {
  const [ours, theirs] = [numbers(b), numbers(a)];
  for (const [index, number] of theirs.entries()) {
    const other = ours[index] ?? 0;
    if (number !== other) return number > other;
  }
  return false;
}

function numbers(version: string): number[] {
  return /^\d+(\.\d+)*$/.test(version) ? version.split(".").map(Number) : [];
}
