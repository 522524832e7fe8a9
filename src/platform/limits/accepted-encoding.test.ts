import { expect, test } from "vitest";
import { acceptedEncodings } from "./accepted-encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", ["br", "gzip"]],
  ["GZIP;Q=0.5 , BR ; q = 1.000", ["br", "gzip"]],
  ["br;q=0, gzip", ["gzip"]],
  ["br;q=0.000, gzip;q=0.0", []],
  ["x-br, brotli, gzip-like, br-2", []],
  ["*", []],
  ["identity", []],
  ["", []],
])("a client that accepts %j gets one of %j", (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
