import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { namedThing } from "../../../contract/named-thing.server.ts";
import { accept, notFound, refuse } from "../../../contract/reply.ts";
import type { Applicant } from "../../../contract/request-context.ts";
import { defaultLanguage, languages } from "../../../i18n/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findViewer } from "../../applications/notification.queries.server.ts";
import { fileUrl } from "../../documents/documents.ts";
import { getCodeOrText } from "../../reference-data/master-data.server.ts";
import { seekingOf } from "../../reference-data/seeking.ts";
import { getAsker } from "../account-event.ts";
import { findApplicant } from "../applicant.queries.server.ts";
import { ownerOfSession } from "../devices/devices.queries.server.ts";
import {
  activityAnswer,
  endSessionsAnswer,
  endSessionsRequest,
  languageAsked,
  sessionsAnswer,
  signInsAnswer,
} from "../devices/devices.schema.ts";
import { endOne, endOthers, getActivity, listDeviceSessions, listRecentSignIns } from "../devices/devices.server.ts";
import { endRemainsRequest, remainsAnswer } from "../forgot-password/remains.schema.ts";
import { endRemains, getRemains } from "../forgot-password/remains.server.ts";
import { chooseMailLanguage } from "../mail-on-request.server.ts";
import { emptyAnswer } from "../people.schema.ts";
import type { AccountPorts } from "../ports.server.ts";
import { applicantPrincipal } from "../principal.ts";
import { twoStepState } from "../two-step/two-step.server.ts";
import { endRemains as endRemainsCall, getSecurity, getViewer, setMailLanguage } from "./accounts.calls.ts";
import {
  activateAccountEndpoint,
  activateEndpoint,
  activationLinkEndpoint,
  resendActivationEndpoint,
} from "./activation/activation.api.server.ts";
import { captchaEndpoint, captchaPassEndpoint } from "./captcha/captcha.api.server.ts";
import { changePasswordEndpoint } from "./change-password/change-password.api.server.ts";
import { confirmEndpoint } from "./confirm/confirm.api.server.ts";
import { endSessions, listActivity, listSessions, listSignIns } from "./devices.calls.ts";
import { forgetPasswordEndpoint, resetPasswordEndpoint } from "./forgot-password/forgot-password.api.server.ts";
import { createAccountCookies } from "./session/account-cookies.server.ts";
import { whoOf } from "./session/identify.server.ts";
import { loginEndpoint } from "./sign-in/login.api.server.ts";
import { logoutEndpoint } from "./sign-out/logout.api.server.ts";
import { checkEmailEndpoint, registerEndpoint } from "./sign-up/sign-up.api.server.ts";
import { externalAuthenticationEndpoints } from "./social/external-authentication.api.server.ts";
import { twoStepEndpoints } from "./two-step/two-step.api.server.ts";

const justOne = z.object({ others: z.literal(false).nullish() });

function endSessionsEndpoint(platform: Platform): Endpoint {
  const cookies = createAccountCookies(platform.settings, platform.sealer);
  return endpoint(endSessions, {
    request: endSessionsRequest,
    answer: endSessionsAnswer,
    thing: namedThing(["body", "id"], z.int().positive(), (id) => ownerOfSession(platform.database.db, id), justOne),
    async handle({ body: { id } }, context) {
      const { identity, isOwnOrigin } = context;
      if (typeof id !== "number") {
        await endOthers(platform, whoOf(identity), context);
        return accept({});
      }
      if (!(await endOne(platform, whoOf(identity), id, context))) return notFound(m.contract_not_found());
      return accept(
        {},
        { cookies: isOwnOrigin && id === identity.sessionId ? cookies.endedSession(context.cookies) : [] },
      );
    },
  });
}

/** `account/sessions`, `account/sessions/end`, `account/sign-ins`, and our addition: `account/activity` */
function deviceEndpoints(platform: Platform): Endpoint[] {
  return [
    endpoint(listSessions, {
      request: languageAsked,
      answer: sessionsAnswer,
      handle: async (_, { identity }) => accept({ data: await listDeviceSessions(platform, whoOf(identity)) }),
    }),
    endSessionsEndpoint(platform),
    endpoint(listSignIns, {
      request: languageAsked,
      answer: signInsAnswer,
      handle: async (_, { identity }) => accept({ data: await listRecentSignIns(platform, whoOf(identity).principal) }),
    }),
    endpoint(listActivity, {
      request: languageAsked,
      answer: activityAnswer,
      handle: async (_, { identity }) => accept({ data: await getActivity(platform, whoOf(identity).principal) }),
    }),
  ];
}

/** Every call of accounts. */
export function accountEndpoints<Checked, Ready>(platform: Platform, ports: AccountPorts<Checked, Ready>): Endpoint[] {
  return [
    loginEndpoint(platform, ports),
    ...externalAuthenticationEndpoints(platform, ports),
    logoutEndpoint(platform),
    checkEmailEndpoint(platform),
    registerEndpoint(platform, ports),
    activateEndpoint(platform, ports.siteName),
    activationLinkEndpoint(platform),
    activateAccountEndpoint(platform, ports),
    resendActivationEndpoint(platform),
    forgetPasswordEndpoint(platform),
    resetPasswordEndpoint(platform, ports.siteName),
    endRemainsEndpoint(platform, ports.siteName),
    changePasswordEndpoint(platform, ports.siteName),
    confirmEndpoint(platform),
    securityEndpoint(platform),
    viewerEndpoint(platform),
    mailLanguageEndpoint(platform),
    ...twoStepEndpoints(platform, ports.siteName),
    captchaEndpoint(platform),
    captchaPassEndpoint(platform),
    ...deviceEndpoints(platform),
  ];
}

/** In which language mail is to come; our addition. */
export const mailLanguageRequest = z.object({ body: z.object({ language: z.enum(languages) }) });

/** `account/mail-language` */
function mailLanguageEndpoint({ database }: Platform): Endpoint {
  return endpoint(setMailLanguage, {
    request: mailLanguageRequest,
    answer: emptyAnswer,
    async handle({ body }, { identity }) {
      await chooseMailLanguage(database, identity.applicantId, body.language);
      return accept({});
    },
  });
}

/** Whose account it is and how it is kept safe, in the wire's names. */
async function getAccountSecurity({ database }: Platform, { applicantId, userName, isProved }: Applicant) {
  const applicant = await findApplicant(database.db, applicantId);
  const { name = "", language: mailLanguage = defaultLanguage } = applicant ?? {};
  return {
    name,
    userName,
    mailLanguage,
    isProved,
    ...(await twoStepState(database.db, applicantPrincipal(applicantId))),
  };
}

const securityRequest = z.object({});

/** How an account is kept safe; our addition. */
export const securityAnswer = z.object({
  data: z.object({
    name: z.string(),
    userName: z.string(),
    mfaStatusId: z.literal([1, 2]),
    /** How many of the ten are unused; 0 while it is off. */
    recoveryCodesLeft: z.number(),
    /** The language of mail to this person. */
    mailLanguage: z.enum(languages),
    /** Whether this session may do what asks for a proof within the last quarter of an hour. */
    isProved: z.boolean(),
  }),
});

/** `account/security` */
function securityEndpoint(platform: Platform): Endpoint {
  return endpoint(getSecurity, {
    request: securityRequest,
    answer: securityAnswer,
    handle: async (_request, { identity }) => accept({ data: await getAccountSecurity(platform, identity) }),
  });
}

/** As many vacancies as one page shows with their marks. */
const mostMarked = 50;

export const viewerRequest = z.object({
  query: z.object({
    /** Ids with commas between them, of which the answer says what was done with them. */
    vacancies: z
      .string()
      .regex(new RegExp(`^\\d{1,15}(,\\d{1,15}){0,${mostMarked - 1}}$`))
      .optional(),
  }),
});

export const viewerAnswer = z.object({
  data: z.object({
    userName: z.string(),
    /** As the resume says it, else its address; "" while neither is known. */
    name: z.string(),
    photoUrl: z.string().nullable(),
    /** The job-seeking status's code; "" until one is chosen. */
    seekingJobStatus: z.string(),
    /** Notifications that were not read. */
    unread: z.number().int(),
    /** Those of the vacancies that were asked for that are saved, and that were applied to. */
    saved: z.array(z.number()),
    applied: z.array(z.number()),
  }),
});

/** `account/viewer` */
function viewerEndpoint(platform: Pick<Platform, "database" | "settings" | "sealer">): Endpoint {
  const { settings, sealer } = platform;
  const { db } = platform.database;
  const cookies = createAccountCookies(settings, sealer);
  return endpoint(getViewer, {
    request: viewerRequest,
    answer: viewerAnswer,
    async handle({ query }, { identity: { applicantId, userName }, language, isOwnOrigin, cookies: sent }) {
      const ids = (query.vacancies ?? "").split(",").filter(Boolean).map(Number);
      const found = await findViewer(db, applicantId, ids);
      const { email, photo, seekingStatusId, unread, saved = [], applied = [] } = found;
      const marks = { saved: saved.map(Number), applied: applied.map(Number) };
      const name = found.name ?? email ?? "";
      const seekingJobStatus = await getCodeOrText(db, "seekingJobStatus", seekingStatusId, language);
      const photoUrl = photo && fileUrl(settings.basePath, photo);
      const drawn = isOwnOrigin ? cookies.viewer(sent, { name, seeking: seekingOf(seekingJobStatus) }) : [];
      return accept({ data: { userName, name, photoUrl, seekingJobStatus, unread, ...marks } }, { cookies: drawn });
    },
  });
}

/** `account/after-reset` */
function endRemainsEndpoint(platform: Platform, siteName: () => string): Endpoint {
  return endpoint(endRemainsCall, {
    request: endRemainsRequest,
    answer: remainsAnswer,
    async handle({ body: { token, end } }, context) {
      const ended = await endRemains(platform, siteName, { token, end, asker: getAsker(context) });
      if (ended.status === "invalid") return refuse("reset-invalid", m.accounts_reset_invalid());
      return accept({ data: await getRemains(platform.database.db, ended.applicantId) });
    },
  });
}
