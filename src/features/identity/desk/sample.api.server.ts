import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { accept, notFound, refuseWith } from "../../../contract/reply.ts";
import type { DeskParts } from "../../desk-base/desk-parts.server.ts";
import { getAsker } from "../account-event.ts";
import { staffPrincipal } from "../principal.ts";
import { readSampleLink, signInBySampleLink } from "../sample/sample-staff.server.ts";
import { sealDevice } from "../session/known-device.server.ts";
import { getViewer, viewerAnswer } from "./identify-staff.server.ts";
import { getSampleLink, useSampleLink } from "./sample.calls.ts";
import { createStaffCookies } from "./staff-cookies.server.ts";

const path = z.object({ token: z.string().max(200) });

const missing = () => notFound(m.contract_not_found());

/** Target of `npm run staff -- demo-link`: a visitor of this machine becomes a sample member, once. */
export function sampleEndpoints({ platform }: DeskParts): Endpoint[] {
  const cookies = createStaffCookies(platform.settings, platform.sealer);
  return [
    deskEndpoint(getSampleLink, {
      request: z.object({ path }),
      answer: z.object({ name: z.string() }),
      async handle({ path: { token } }) {
        const found = await readSampleLink(platform, token);
        return found === null ? missing() : accept({ name: found.name });
      },
    }),
    deskEndpoint(useSampleLink, {
      request: z.object({ path }),
      answer: viewerAnswer,
      async handle({ path: { token } }, context) {
        if (!context.isOwnOrigin) return refuseWith(403, "foreign-origin", m.contract_foreign_origin());
        const signedIn = await signInBySampleLink(platform, token, getAsker(context));
        if (signedIn === null) return missing();
        const device = cookies.device(sealDevice(platform.sealer, null, staffPrincipal(signedIn.staffId)));
        const setCookies = [cookies.session(signedIn.sessionToken), device];
        return accept(await getViewer(platform, signedIn.staffId), { cookies: setCookies });
      },
    }),
  ];
}
