import { connect } from "node:tls";
import { z } from "zod";
import { buildVersion } from "../../src/app/build-version.ts";
import { absoluteUrl } from "../../src/platform/settings/absolute-url.ts";
import { isLoopback } from "../../src/platform/settings/loopback.ts";
import type { Settings } from "../../src/platform/settings/settings.ts";
import { type Finding, findingsAbout, getReason, getTodo } from "./finding.ts";

const address = findingsAbout("PUBLIC_URL");
const certificate = findingsAbout("certificate");
const patienceMs = 5_000;
const dayMs = 24 * 60 * 60 * 1000;
const soonDays = 14;
/** Content of `/meta.json`; versions from before builds had a name have no `build`. */
const siteVersion = z.object({ version: z.string(), build: z.string().optional() });
const notThere = /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|does not answer/;

/** When the certificate that is shown there ends. @throws where it is not to be trusted */
function certificateEnd({ hostname, port }: URL): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host: hostname, port: Number(port || 443), servername: hostname, timeout: patienceMs },
      () => {
        resolve(new Date(socket.getPeerCertificate().valid_to));
        socket.end();
      },
    );
    socket.once("timeout", () => socket.destroy(new Error(`${hostname} does not answer.`)));
    socket.once("error", reject);
  });
}

async function checkCertificate(url: URL): Promise<Finding> {
  try {
    const days = Math.floor(((await certificateEnd(url)).getTime() - Date.now()) / dayMs);
    const says = `holds for ${days} days more`;
    return days < soonDays
      ? certificate.warning(says, "see why it is not renewed automatically")
      : certificate.ok(says);
  } catch (error) {
    const reason = getReason(error);
    // Before the first start nothing stands there yet.
    if (notThere.test(reason))
      return certificate.warning(`none is shown yet: ${reason}`, "start the proxy, and look again");
    return certificate.fault(
      reason,
      getTodo(error, "show one that names this host, with all that stands between it and its root"),
    );
  }
}

async function checkSite(settings: Settings): Promise<Finding> {
  const url = absoluteUrl(settings, "/meta.json");
  const isOwn = isLoopback(settings.publicUrl);
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs), redirect: "error" });
    const build = siteVersion.safeParse(await answer.json().catch(() => null));
    if (!build.success) return address.fault(`${url} is not this site's`, "see what stands in front, and BASE_PATH");
    const [there, here] = [build.data.build ?? build.data.version, buildVersion()];
    if (there === here) return address.ok(`leads to a site of version ${here}`);
    return address.warning(`leads to version ${there}, this is ${here}`, "restart the site with this version");
  } catch (error) {
    const reason = getReason(error);
    if (isOwn && reason.includes("ECONNREFUSED")) return address.ok("nothing runs there now");
    return address.warning(
      `from here: ${reason}`,
      getTodo(error, "see that the site runs; from outside it may still answer"),
    );
  }
}

/** Whether the site's own address leads to it, and its certificate holds. */
export async function checkAddress(settings: Settings): Promise<Finding[]> {
  const url = new URL(settings.publicUrl);
  return [...(url.protocol === "https:" ? [await checkCertificate(url)] : []), await checkSite(settings)];
}
