// Shows: promise 22
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { migrationsOfInstallation } from "../../../tests/support/installation.ts";
import { ownSecret } from "./own-secret.ts";

const [one, two, three] = ["the first secret of all", "the second secret of all", "a third secret of all"];

async function aDatabase() {
  const database = await testDatabase(migrationsOfInstallation);
  onTestFinished(() => database.close());
  return database.db;
}

test("the first start records its secret; a process with another one is refused with what to do", async () => {
  const db = await aDatabase();
  await ownSecret(db, [one], false);
  await ownSecret(db, [one], false);
  await expect(ownSecret(db, [two], false)).rejects.toThrow("ACCEPT_NEW_SECRET=true");
  await ownSecret(db, [one], false);
});

test("a secret is rotated while processes run: each has both before the old one goes", async () => {
  const db = await aDatabase();
  await ownSecret(db, [one], false);
  await ownSecret(db, [two, one], false);
  await ownSecret(db, [one, two], false);
  await ownSecret(db, [two, one], false);
  await ownSecret(db, [two], false);
  await expect(ownSecret(db, [one], false)).rejects.toThrow("SECRET_KEY");
});

test("a lost secret is replaced by one start that accepts a new one", async () => {
  const db = await aDatabase();
  await ownSecret(db, [one], false);
  await ownSecret(db, [three], true);
  await ownSecret(db, [three], false);
  await expect(ownSecret(db, [one], false)).rejects.toThrow("SECRET_KEY");
});

test("it is said whether a secret is known, changed or replaced one that was lost", async () => {
  const db = await aDatabase();
  expect(await ownSecret(db, [one], true)).toEqual({ status: "changed" });
  expect(await ownSecret(db, [one], true)).toEqual({ status: "known" });
  expect(await ownSecret(db, [two, one], true)).toEqual({ status: "changed" });
  expect(await ownSecret(db, [three], true)).toEqual({ status: "replaced" });
  expect(await ownSecret(db, [three], true)).toEqual({ status: "known" });
});
