import { expect, test } from "vitest";
import { readCookies, writeCookie } from "./cookies.ts";

test("the first of two cookies with one name counts, and broken encodings stay as they are", () => {
  expect(readCookies("a=1; b=%20x; a=2; c=%zz; =y; d")).toEqual({ a: "1", b: " x", c: "%zz" });
});

test.each([null, undefined, ""])("no header (%s) is no cookie", (header) => {
  expect(readCookies(header)).toEqual({});
});

test("a cookie is HttpOnly, Secure and Lax as asked, and values are encoded", () => {
  const cookie = { name: "session", value: "a b;c", path: "/", httpOnly: true, secure: true, maxAge: 60 };
  expect(writeCookie(cookie)).toBe("session=a%20b%3Bc; Path=/; SameSite=Lax; HttpOnly; Secure; Max-Age=60");
});
