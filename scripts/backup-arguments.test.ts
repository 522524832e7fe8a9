// Shows: promise 19
import { resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getBackupOptions, getRestoreOptions } from "./backup-arguments.ts";

// Anyone who runs the tests by npm says where with INIT_CWD.
beforeEach(() => vi.stubEnv("INIT_CWD", undefined));
afterEach(() => vi.unstubAllEnvs());

test("a backup names one file, and includes the secret by default", () => {
  expect(getBackupOptions(["a.tar.zst"])).toEqual({ file: resolve("a.tar.zst"), withSecret: true });
  expect(getBackupOptions(["--without-secret", "a"])).toEqual({ file: resolve("a"), withSecret: false });
});

test("a restore needs every decision as an argument", () => {
  const nothing = { waitingMails: null, dropsSessions: false, takesNewSecret: false };
  expect(getRestoreOptions(["a"])).toEqual({ file: resolve("a"), ...nothing });
  const all = getRestoreOptions(["a", "--drop-mail", "--drop-sessions", "--new-secret"]);
  expect(all).toEqual({ file: resolve("a"), waitingMails: "drop", dropsSessions: true, takesNewSecret: true });
  expect(getRestoreOptions(["a", "--send-mail"])).toMatchObject({ waitingMails: "send" });
});

test.each([
  [() => getBackupOptions([]), "npm run backup -- FILE"],
  [() => getBackupOptions(["a", "b"]), "npm run backup -- FILE"],
  [() => getRestoreOptions([]), "npm run restore -- FILE"],
  [() => getRestoreOptions(["a", "--send-mail", "--drop-mail"]), "npm run restore -- FILE"],
  [() => getRestoreOptions(["a", "--hold"]), "Unknown option '--hold'"],
])("%s is answered by a sentence", (read, sentence) => {
  expect(read).toThrow(sentence);
});
