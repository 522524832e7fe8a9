import { expect, test } from "vitest";
import { deviceNames } from "./security-mail.server.ts";

const android = "Mozilla/5.0 (Linux; Android 14; SM-A146P) AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${android} Chrome/140.0.0.0 Mobile Safari/537.36`, "Chrome Android"],
  [`${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, "Samsung Internet Android"],
  [`${android} Chrome/140.0.0.0 Mobile Safari/537.36 OPR/90.0`, "Opera Android"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1", "Safari iOS"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0", "Edge Windows"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Version/18.0 Safari/605.1.15", "Safari macOS"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox Linux"],
])("%s is %s", (userAgent, words) => {
  const names = deviceNames(userAgent);
  expect(`${names?.browser} ${names?.system}`).toBe(words);
});

test.each(["", "curl/8.5.0", "<script>alert(1)</script>"])("%j is nothing that has a name", (userAgent) => {
  expect(deviceNames(userAgent)).toBeNull();
});
