// Shows: promise 1
import { parseOptions } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { atOnce } from "../limits/at-once.ts";
import { argon2Cost, createPasswords, hashPassword, nobodysHash, verifyPassword } from "./passwords.ts";

async function getHash(password: string): Promise<string> {
  const hashed = await hashPassword(password);
  return hashed.status === "hashed" ? hashed.hash : "busy";
}

test("the right password is right, others are wrong", async () => {
  const hash = await getHash("Rahasia-2026");
  expect(await verifyPassword(hash, "Rahasia-2026")).toEqual({ status: "right" });
  for (const other of ["rahasia-2026", "Rahasia-2026 ", " Rahasia-2026", "Rahasia-202", ""]) {
    expect(await verifyPassword(hash, other)).toEqual({ status: "wrong" });
  }
});

test("hashes are argon2id with at least 19 MiB, salted", async () => {
  const [one, two] = await Promise.all([getHash("Rahasia-2026"), getHash("Rahasia-2026")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

test("a letter composed of two is the same letter", async () => {
  expect(await verifyPassword(await getHash("Caf\u00e9-2026"), "Cafe\u0301-2026")).toEqual({ status: "right" });
});

test("a hundred characters of any script count to the last", async () => {
  const long = `${"日".repeat(99)}a`;
  expect(await verifyPassword(await getHash(long), `${"日".repeat(99)}b`)).toEqual({ status: "wrong" });
});

test("without an account every password is wrong, after the same work", async () => {
  expect(parseOptions(nobodysHash)).toMatchObject({
    ...argon2Cost,
    algorithm: parseOptions(await getHash("x")).algorithm,
  });
  expect(await verifyPassword(null, "Rahasia-2026")).toEqual({ status: "wrong" });
});

test("requests over the limit get a retry time, and the others get their answer", async () => {
  const few = createPasswords(atOnce({ running: 1, waiting: 1 }));
  const answers = await Promise.all([1, 2, 3, 4].map(() => few.verifyPassword(null, "x")));
  expect(answers.map(({ status }) => status)).toEqual(["wrong", "wrong", "busy", "busy"]);
  expect(answers[2]).toEqual({ status: "busy", retryAfter: 1 });
});

test("a damaged hash is a fault, not a wrong password", async () => {
  await expect(verifyPassword("damaged", "x")).rejects.toThrow();
});
