import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { selfSigned } from "../support/self-signed.ts";
import { type Running, start } from "./running.ts";

/** nginx by our configuration, on this machine's own address. */
export interface FrontServer {
  /** Over TLS. */
  url: string;
  plainUrl: string;
  /** Whom a client has to trust. */
  certificate: string;
  /** The same, as a file. */
  certificateFile: string;
  /** Its log output, one file after the other. */
  logs(): { access: string; error: string };
  stop(): Promise<void>;
}

const frame = (folder: string) => `
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log stderr warn;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/proxied;
  fastcgi_temp_path ${folder}/unused;
  uwsgi_temp_path ${folder}/unused;
  scgi_temp_path ${folder}/unused;
  include ${folder}/site.conf;
}
`;

/** Our file with its ports, name and places changed, each of which has to be in it. */
function changed(changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf says no more "${from}".`);
      return text.replaceAll(from, to);
    },
    readFileSync("deploy/nginx.conf", "utf8"),
  );
}

/**
 * @param sitePort where the site listens
 * @param secondPort where a second service does
 */
export async function startNginx(
  sitePort: number,
  ports: { tls: number; plain: number },
  secondPort?: number,
): Promise<FrontServer> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  chmodSync(folder, 0o755);
  const certificate = selfSigned(folder);
  const { tls, plain } = ports;
  writeFileSync(
    join(folder, "site.conf"),
    changed({
      "https://karier.example.com$request_uri": `https://localhost:${tls}$request_uri`,
      "server_name karier.example.com": "server_name localhost",
      "listen 80": `listen 127.0.0.1:${plain}`,
      "listen 443": `listen 127.0.0.1:${tls}`,
      "listen [::]:80": `listen [::1]:${plain}`,
      "listen [::]:443": `listen [::1]:${tls}`,
      "/var/log/nginx": folder,
      "server 127.0.0.1:3000": `server 127.0.0.1:${sitePort}`,
      ...(secondPort === undefined ? {} : { "#server 127.0.0.1:3001": `server 127.0.0.1:${secondPort}` }),
      "/etc/karier/tls": folder,
      "/var/cache/nginx/karier": join(folder, "cache"),
    }),
  );
  writeFileSync(join(folder, "nginx.conf"), frame(folder));
  const plainUrl = `http://localhost:${plain}`;
  const answers = () =>
    fetch(plainUrl, { redirect: "manual" }).then(
      () => true,
      () => false,
    );
  const running: Running = await start(["nginx", "-c", join(folder, "nginx.conf"), "-p", folder], {}, answers);
  return {
    url: `https://localhost:${tls}`,
    plainUrl,
    certificate,
    certificateFile: join(folder, "fullchain.pem"),
    logs: () => ({
      access: readFileSync(join(folder, "karier.log"), "utf8"),
      error: readFileSync(join(folder, "karier-error.log"), "utf8") + running.said(),
    }),
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
