import { expect, test } from "vitest";
import { findOwnAddress } from "./own-address.ts";

const local = { publicUrl: "http://localhost:3000", basePath: "/" };
const open = { publicUrl: "https://karier.example.com", basePath: "/" };
const below = { publicUrl: "https://example.com", basePath: "/karier" };

const incoming = (host: string, url = "/lowongan?page=2", more: Record<string, string> = {}, httpVersion = "1.1") => ({
  ...{ method: "GET", url, httpVersion, headers: { host, ...more } },
});

test.each([
  [local, "127.0.0.1:3000", "http://localhost:3000/lowongan?page=2"],
  [local, "[::1]:3000", "http://localhost:3000/lowongan?page=2"],
  [open, "www.example.com", "https://karier.example.com/lowongan?page=2"],
  [open, "192.0.2.4:3000", "https://karier.example.com/lowongan?page=2"],
  [open, "localhost:3000", "https://karier.example.com/lowongan?page=2"],
  [open, "karier.example.com:3000", "https://karier.example.com/lowongan?page=2"],
])("a page of %o that is asked for at %s is at %s", (settings, host, address) => {
  expect(findOwnAddress(settings, incoming(host))).toBe(address);
  expect(findOwnAddress(settings, { ...incoming(host), method: "HEAD" })).toBe(address);
});

test.each([
  ["the site's own host", open, incoming("karier.example.com")],
  ["the same, in capitals and with its port", open, incoming("Karier.Example.com:443")],
  ["no host", open, { ...incoming(""), headers: {} }],
  ["what is no host", open, incoming("a b")],
  ["a form", open, { ...incoming("www.example.com"), method: "POST" }],
  ["another machine, where the address is this machine's alone", local, incoming("192.0.2.4:3000")],
  ["another port, which somebody leads here", local, incoming("localhost:8080")],
  ["a proxy that hands on its own host", open, incoming("upstream:3000", "/", { "x-forwarded-for": "192.0.2.4" })],
  ["a proxy that tells nothing", open, incoming("127.0.0.1:3000", "/", {}, "1.0")],
  ["a path that is not ours", below, incoming("www.example.com", "/elsewhere")],
])("%s leads nowhere", (_, settings, request) => {
  expect(findOwnAddress(settings, request)).toBeNull();
});

test.each([
  "/health/live",
  "/api/v1/company-list/id",
  "/assets/a.js",
  "/meta.json",
  "/robots.txt",
  "/feeds/indeed.xml",
])("%s answers under any host", (path) => {
  expect(findOwnAddress(open, incoming("192.0.2.4:3000", path))).toBeNull();
  expect(findOwnAddress(below, incoming("192.0.2.4:3000", `/karier${path}`))).toBeNull();
});

test("below a base path pages lead there too, and the health of the process still answers", () => {
  expect(findOwnAddress(below, incoming("www.example.com", "/karier"))).toBe("https://example.com/karier");
  expect(findOwnAddress(below, incoming("www.example.com", "/karier/"))).toBe("https://example.com/karier/");
  expect(findOwnAddress(below, incoming("192.0.2.4", "/health/ready"))).toBeNull();
  expect(findOwnAddress(below, incoming("127.0.0.1:3000", "/metrics"))).toBeNull();
});

test("what looks like another host in the path leads to our own all the same", () => {
  expect(findOwnAddress(open, incoming("www.example.com", "//evil.example/x"))).toBe(
    "https://karier.example.com//evil.example/x",
  );
  expect(findOwnAddress(open, incoming("www.example.com", "@evil.example/"))).toBeNull();
});
