// Shows: promise 5
import { expect, test } from "vitest";
import { rfcSecret } from "../../../../tests/support/two-step.ts";
import {
  newRecoveryCodes,
  newSecret,
  otpauthUrl,
  readRecoveryCode,
  shownRecoveryCode,
  stepOfCode,
} from "./second-step-codes.server.ts";

// RFC 6238, appendix B, for SHA-1: the last six of its eight digits.
const vectors: readonly [number, string][] = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
];

test.each(vectors)("at second %d the code of RFC 6238 is %s", (second, code) => {
  expect(stepOfCode(rfcSecret, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
});

test.each(vectors)("the code of second %d counts a step before and after, and no longer", (second, code) => {
  const step = Math.floor(second / 30);
  const lookedAt = (steps: number) => stepOfCode(rfcSecret, code, new Date((step + steps) * 30_000));
  expect([-2, -1, 0, 1, 2].map(lookedAt)).toEqual([null, step, step, step, null]);
});

test.each(["", "000000", "28708", "2870820", "287 082", "２８７０８２", "287082\n"])("%j is no code", (typed) => {
  expect(stepOfCode(rfcSecret, typed, new Date(59_000))).toBeNull();
});

test("a new secret has 160 bits and is like no other", () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});

test("an app learns the site, the account and how the code is made", () => {
  const url = new URL(otpauthUrl({ secret: rfcSecret, siteName: "Situs & Karier", userName: "a+b@contoh.id" }));
  expect(url.protocol + url.host).toBe("otpauth:totp");
  expect(decodeURIComponent(url.pathname)).toBe("/Situs & Karier:a+b@contoh.id");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: "Situs & Karier",
    secret: rfcSecret,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});

test("ten recovery codes are found apart, and read however they are typed", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes.map(({ name }) => name)).size).toBe(10);
  for (const code of codes) {
    const displayedCode = shownRecoveryCode(code);
    expect(displayedCode).toMatch(/^([A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/);
    expect(readRecoveryCode(displayedCode)).toEqual(code);
    expect(readRecoveryCode(` ${displayedCode.toLowerCase().replaceAll("-", " ")} `)).toEqual(code);
  }
});

test.each(["", "7K2M-94QD", "7K2M-94QD-X8R0", "7K2M-94QD-X8RTT", "'or'1'='1"])("%j is no recovery code", (typed) => {
  expect(readRecoveryCode(typed)).toBeNull();
});
