import { expect, test } from "vitest";
import { addressForm } from "./request-listener.ts";

test.each([
  ...["/", "/lowongan", "/lowongan?q=%2f..//a\\b#c", "/a%20b", "/staff.data"],
  "/api/v1/activity/a%2Fb%5C%00/id",
  ...["/@id/x!$&'()*+,;=:~", "/%E2%80%8B", "/.well-known/x", "/a..b", "http://elsewhere/a/../b", "*"],
])("%j is answered unchanged", (address) => {
  expect(addressForm(address, "")).toEqual({ status: "plain" });
});

test.each([
  ...["//", "//evil.example", "/a//b", "/a/../b", "/a/..", "/./a", "/a/.", "/a\\b", "/a#b", "/a%2fb", "/a%2Fb"],
  ...["/a%5cb", "/a%5C", "/%2e%2e/a", "/a%2Eb", "/a%00", "/a%0a", "/a%1F", "/a%7f", "/%", "/a%zz", "/a%2", "/%u0041"],
  ...["/api/v1/activity/..%2f..%2fassets/a.js", "/api/v1/../v1", "/api/v1//x", "/api/v1/%2e%2e%2fx"],
  "/lowongan/lowongan-detail-page/60/..%2f..%2f..%2fassets/name.js",
])("%j is refused: a proxy and a site may read it differently", (address) => {
  expect(addressForm(address, "")).toEqual({ status: "refused" });
});

test.each([
  ["/%6Cowongan", "/lowongan"],
  ["/lowongan/%7e?lang=%65n", "/lowongan/~?lang=%65n"],
  ["/a%c3%a9", "/a%C3%A9"],
  ["/a\u00c3\u00a9", "/a%C3%A9"],
  ['/a"<>b', "/a%22%3C%3Eb"],
])("%j is led to its plain spelling %j", (address, plain) => {
  expect(addressForm(address, "")).toEqual({ status: "spelled", plain });
  expect(addressForm(plain, "")).toEqual({ status: "plain" });
});

test("a code in a call's path may hold a slash, below the base path too", () => {
  expect(addressForm("/karier/api/v1/activity/a%2Fb/id", "/karier")).toEqual({ status: "plain" });
  expect(addressForm("/karier/x/api/v1/a%2Fb", "/karier")).toEqual({ status: "refused" });
});
