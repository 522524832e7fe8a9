import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Puts a certificate of `localhost` that no root stands for into a folder, `fullchain.pem` and `privkey.pem`; answers the first. */
export function selfSigned(folder: string): string {
  const named = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "30"];
  execFileSync("openssl", ["req", "-x509", ...key, ...named, ...files], { stdio: "ignore" });
  return readFileSync(join(folder, "fullchain.pem"), "utf8");
}
