import { expect, test } from "vitest";
import { createSealer } from "./sealer.ts";
import { newToken, tokenHash } from "./token.ts";

const sealer = createSealer(["the-first-secret", "the-older-secret"]);

test.each(["", "a", "Dewi Lestari – 日本 🎓", "x".repeat(100_000)])("what is sealed opens again (%#)", (text) => {
  expect(sealer.open("cookie", sealer.seal("cookie", text))).toBe(text);
});

test("the same text is never sealed the same way twice", () => {
  expect(sealer.seal("cookie", "same")).not.toBe(sealer.seal("cookie", "same"));
});

test("what was sealed for one purpose does not open for another", () => {
  expect(sealer.open("guest", sealer.seal("cookie", "text"))).toBeNull();
});

test("an older secret still opens, the first one seals", () => {
  const older = createSealer(["the-older-secret"]);
  const newer = createSealer(["the-first-secret"]);
  expect(sealer.open("cookie", older.seal("cookie", "text"))).toBe("text");
  expect(newer.open("cookie", sealer.seal("cookie", "text"))).toBe("text");
  expect(older.open("cookie", sealer.seal("cookie", "text"))).toBeNull();
});

test("one changed character anywhere, and it stays shut", () => {
  const sealed = sealer.seal("cookie", "text");
  for (const [index, letter] of [...sealed].entries()) {
    const other = letter === "A" ? "B" : "A";
    expect(sealer.open("cookie", sealed.slice(0, index) + other + sealed.slice(index + 1))).toBeNull();
  }
});

test.each(["", "A", "not sealed", "=", "A".repeat(37), "%00", "🎓"])("%j opens as nothing", (text) => {
  expect(sealer.open("cookie", text)).toBeNull();
});

test("another spelling of a sealed text is not the same text", () => {
  const sealed = sealer.seal("cookie", "text");
  expect(sealer.open("cookie", `${sealed}=`)).toBeNull();
  expect(sealer.open("cookie", ` ${sealed}`)).toBeNull();
});

test("a sealer without a secret refuses to seal", () => {
  expect(() => createSealer([]).seal("cookie", "text")).toThrow("at least one secret");
});

test("a token has 256 random bits and is stored as 32 other bytes", () => {
  const token = newToken();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(newToken()).not.toBe(token);
  expect(tokenHash(token)).toHaveLength(32);
  expect(tokenHash(token).equals(tokenHash(token))).toBe(true);
  expect(tokenHash("abc").toString("hex")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
