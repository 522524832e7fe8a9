import type { RawAnswer } from "../support/raw-request.ts";

/** Missing headers that every answer should have (promise 11). */
export function lackingOf({ headers }: RawAnswer): string[] {
  const policy = headers.get("content-security-policy") ?? "";
  const expectedHeaders: [string, RegExp][] = [
    ["strict-transport-security", /^max-age=31536000; includeSubDomains$/],
    ["x-content-type-options", /^nosniff$/],
    ["referrer-policy", /^(strict-origin-when-cross-origin|no-referrer)$/],
    ["permissions-policy", /camera=\(self\), geolocation=\(\), microphone=\(\)/],
    ["cross-origin-opener-policy", /^same-origin$/],
    ["content-security-policy", /default-src 'none'.*|frame-ancestors/],
  ];
  const missing = expectedHeaders.filter(([name, value]) => !value.test(headers.get(name) ?? "")).map(([name]) => name);
  const directives = ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action '"];
  const unsaid = directives.filter((directive) => !policy.includes(directive));
  const loose = /unsafe-inline|unsafe-eval|unsafe-hashes|strict-dynamic|script-src[^;]*(\*|https?:|data:|blob:)/.exec(
    policy,
  );
  const telling = ["server", "x-powered-by", "access-control-allow-origin"].filter((name) => headers.has(name));
  return [...missing, ...unsaid, ...(loose === null ? [] : [loose[0]]), ...telling];
}
