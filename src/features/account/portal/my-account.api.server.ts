import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { pathLanguage } from "../../../contract/path.schema.ts";
import { accept, notFound, type Refusal, refuse, refuseWith, sendFile, tooMany } from "../../../contract/reply.ts";
import type { PersonalData } from "../../../platform/personal-data.ts";
import type { Platform } from "../../../platform/platform.ts";
import { looksAt } from "../../audit/look.queries.server.ts";
import { looks } from "../../audit/trail.ts";
import { getCompanies } from "../../companies/organisation.server.ts";
import { getAsker } from "../../identity/account-event.ts";
import { type Confirmed, confirmIdentity } from "../../identity/confirm-identity.server.ts";
import { createAccountCookies } from "../../identity/portal/session/account-cookies.server.ts";
import { findDevice } from "../../identity/portal/session/identify.server.ts";
import { applicantPrincipal } from "../../identity/principal.ts";
import type { ConsentCode } from "../../privacy/consent-codes.ts";
import { listOwnConsents, takeBack } from "../../privacy/consents.server.ts";
import { deleteAccount, eraseSignUp } from "../../privacy/delete-account.server.ts";
import { exportAccount } from "../../privacy/export-account.server.ts";
import {
  consentsAnswer,
  deleteAnswer,
  deleteRequest,
  eraseSignUpRequest,
  exportAnswer,
  languageAsked,
  withdrawAnswer,
  withdrawRequest,
} from "../../privacy/personal-data.schema.ts";
import {
  deleteAccount as deleteCall,
  eraseSignUp as eraseSignUpCall,
  exportAccount as exportCall,
  listConsents,
  listLooks,
  withdrawConsent,
} from "./my-account.calls.ts";

/** One a company and day. */
export const looksAnswer = z.object({
  data: z.array(
    z.object({
      /** `YYYY-MM-DD`, in Asia/Jakarta. */
      day: z.string(),
      company: z.string(),
      what: z.array(z.enum(looks)),
    }),
  ),
});

/** Days of companies on the page at most; the account's export has all. */
const most = 500;

async function listProfileViews(
  { database: { db } }: Platform,
  applicantId: number,
): Promise<z.infer<typeof looksAnswer>["data"]> {
  const seen = await looksAt(db, applicantId);
  const companies = await getCompanies(
    db,
    seen.map(({ companyId }) => companyId),
  );
  const days = Map.groupBy(seen, ({ day, companyId }) => `${day} ${companyId}`);
  return [...days.values()].slice(0, most).flatMap((of) => {
    const [first] = of;
    if (first === undefined) return [];
    return [{ day: first.day, company: companies.get(first.companyId)?.name ?? "", what: of.map(({ what }) => what) }];
  });
}

export const looksRequest = z.object({ path: z.object({ lang: pathLanguage }) });

/** Which companies looked at what of the person who asks. */
function looksEndpoint(platform: Platform): Endpoint {
  return endpoint(listLooks, {
    request: looksRequest,
    answer: looksAnswer,
    handle: async (_, { identity }) => accept({ data: await listProfileViews(platform, identity.applicantId) }),
  });
}

function exportEndpoint(platform: Platform, rooms: readonly PersonalData[]): Endpoint {
  return endpoint(exportCall, {
    request: languageAsked,
    answer: exportAnswer,
    async handle(_, context) {
      const exported = await exportAccount(platform, rooms, context.identity.applicantId, context);
      if (exported.status === "limited") return tooMany(m.contract_too_many(), exported.retryAfter);
      if (exported.status === "gone") return notFound(m.contract_not_found());
      return sendFile(exported.content, "application/zip", exported.name);
    },
  });
}

function notConfirmed(confirmed: Exclude<Confirmed, { status: "confirmed" }>): Refusal {
  switch (confirmed.status) {
    case "wrong":
      return refuse("wrong-password", m.my_account_wrong_password());
    case "limited":
      return tooMany(m.contract_too_many(), confirmed.retryAfter);
    case "busy":
      return { ...refuseWith(503, "busy", m.contract_not_ready()), retryAfter: confirmed.retryAfter };
  }
}

function deleteEndpoint(platform: Platform, rooms: readonly PersonalData[]): Endpoint {
  const cookies = createAccountCookies(platform.settings, platform.sealer);
  return endpoint(deleteCall, {
    request: deleteRequest,
    answer: deleteAnswer,
    async handle({ body }, context) {
      const { identity, cookies: sent, isOwnOrigin, requestId } = context;
      const { applicantId } = identity;
      const { password, OTPCode: otpCode } = body;
      const device = findDevice(platform, sent);
      const proof = { ...getAsker(context), principal: applicantPrincipal(applicantId), password, otpCode, device };
      const confirmed = await confirmIdentity(platform, proof);
      if (confirmed.status !== "confirmed") return notConfirmed(confirmed);
      await deleteAccount(platform, rooms, applicantId, requestId);
      return accept({}, { cookies: isOwnOrigin ? cookies.nobody(sent) : [] });
    },
  });
}

function eraseSignUpEndpoint(platform: Platform, rooms: readonly PersonalData[]): Endpoint {
  return endpoint(eraseSignUpCall, {
    request: eraseSignUpRequest,
    answer: deleteAnswer,
    async handle({ body: { token } }, { requestId }) {
      switch (await eraseSignUp(platform, rooms, token, requestId)) {
        case "erased":
          return accept({});
        case "activated":
          return refuse("already-activated", m.my_account_not_mine_active());
        case "unknown":
          return refuse("activation-invalid", m.my_account_not_mine_unknown());
      }
    },
  });
}

function whatFollows(code: ConsentCode, count: number): string {
  if (code === "data-truth") return m.my_account_withdrawn_truth();
  return count === 0 ? m.my_account_withdrawn_use_none() : m.my_account_withdrawn_use({ count });
}

/** A person's requests about their data; `features` export and erase each their own. */
export function myAccountEndpoints(platform: Platform, rooms: readonly PersonalData[]): Endpoint[] {
  return [
    exportEndpoint(platform, rooms),
    deleteEndpoint(platform, rooms),
    eraseSignUpEndpoint(platform, rooms),
    endpoint(listConsents, {
      request: languageAsked,
      answer: consentsAnswer,
      handle: async (_, { identity }) => accept({ data: await listOwnConsents(platform, identity.applicantId) }),
    }),
    looksEndpoint(platform),
    endpoint(withdrawConsent, {
      request: withdrawRequest,
      answer: withdrawAnswer,
      async handle({ body: { code } }, context) {
        const withdrawnApplications = await takeBack(platform, context.identity.applicantId, code, context);
        return accept({ message: whatFollows(code, withdrawnApplications), data: { code, withdrawnApplications } });
      },
    }),
  ];
}
