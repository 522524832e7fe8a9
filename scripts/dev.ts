/** `npm run dev`: serves the sources; pages reload on save, a change of server code starts the server again. */
import { spawn } from "node:child_process";
import { watch } from "node:fs";

const SERVER_CODE = /(\.server\.tsx?|platform\/|server\/|contract\/|migrations\/|\.tables\.ts|content\/)/;

let child = start();
let restart: NodeJS.Timeout | undefined;

function start() {
  return spawn(process.execPath, ["scripts/dev-server.ts"], { stdio: "inherit" });
}

function again(): void {
  const old = child;
  old.once("exit", () => {
    child = start();
  });
  old.kill("SIGTERM");
}

for (const folder of ["src", "content"]) {
  watch(folder, { recursive: true }, (_, file) => {
    if (!file || !SERVER_CODE.test(`${folder}/${file}`)) return;
    clearTimeout(restart);
    restart = setTimeout(again, 200);
  });
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => child.kill(signal));
