// Shows: promise 11
import { expect, test } from "vitest";
import { contentHash, pagePolicy, trustMarkedScripts } from "./content-security-policy.ts";

test("a script that our rendering marked is allowed by its hash, and the mark is gone", () => {
  const { html, hashes } = trustMarkedScripts(
    '<script nonce="M">a()</script><script async="" nonce="M">b()</script>',
    "M",
  );
  expect([...hashes]).toEqual([contentHash("a()"), contentHash("b()")]);
  expect(html).toBe('<script>a()</script><script async="">b()</script>');
});

test("a script that somebody injected is not blessed", () => {
  const { hashes } = trustMarkedScripts('<script>alert(1)</script><script nonce="guess">alert(2)</script>', "M");
  expect(hashes.size).toBe(0);
});

test("the policy names inlined styles by hash and forbids everything from elsewhere", () => {
  const policy = pagePolicy({ scripts: [contentHash("a()")], styles: [contentHash("p{}")] }, false);
  expect(policy).toContain(`style-src 'self' ${contentHash("p{}")}`);
  expect(policy).toContain(`script-src 'self' ${contentHash("a()")};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe");
});

test("a script is named by the bytes that are sent, whatever letters it has", () => {
  const sent = Buffer.from('say("Lowongan – Ausbildung für Jürgen")').toString("latin1");
  const { hashes } = trustMarkedScripts(`<script nonce="M">${sent}</script>`, "M");
  expect([...hashes]).toEqual(["'sha256-3y7zhpURY9J1m0gEryCaRR7J15MSRzncRDKrexBxdRk='"]);
});

test("text that only looks like a mark's tag blesses nothing", () => {
  const { hashes } = trustMarkedScripts('<link nonce="M" href="a.css"/><script>alert(1)</script>', "M");
  expect(hashes.size).toBe(0);
});
