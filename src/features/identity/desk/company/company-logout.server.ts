import { limitRules } from "../../../../platform/limits/limit-rules.ts";
import { logFault } from "../../../../platform/log/log.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { logOutByCompany } from "../../../staff/company-sign-in.server.ts";
import type { CompanyProvider } from "../../company-account/company-provider.server.ts";
import { ProviderAwayError } from "../../social/provider.server.ts";

/** Refusals are said as OAuth says them (RFC 6749, 5.2; Back-Channel Logout 1.0, 2.8). */
function answer(status: number, error: string | null, headers: Record<string, string> = {}): Response {
  const body = error === null ? null : JSON.stringify({ error: "invalid_request", error_description: error });
  const type = error === null ? null : { "content-type": "application/json" };
  return new Response(body, { status, headers: { "cache-control": "no-store", ...type, ...headers } });
}

/** The one logout token of a form's fields; null where there is none, or more. */
function tokenIn(form: FormData | null): string | null {
  const [token, ...more] = form?.getAll("logout_token") ?? [];
  return typeof token === "string" && token !== "" && more.length === 0 ? token : null;
}

/** Parameters of a logout request. */
export interface LogoutAsked {
  /** null: the body could not be read as a form. */
  form: FormData | null;
  network: string;
  requestId: string;
}

/** `oidc/backchannel-logout`: the company's provider says who signed out there. The token's signature is all the proof. */
export function createCompanyLogout(platform: Platform, provider: CompanyProvider) {
  return async ({ form, network, requestId }: LogoutAsked): Promise<Response> => {
    const verdict = await platform.limits.take(limitRules.companyLogouts, [network]);
    if (verdict.status === "limited") {
      return answer(429, "Too many requests.", { "retry-after": String(verdict.retryAfter) });
    }
    const sent = tokenIn(form);
    if (sent === null) return answer(400, "One logout_token in a form is needed.");
    try {
      const token = await provider.readLogoutToken(sent, platform.clock());
      if (token === null) return answer(400, "The logout token is not valid.");
      const isNew = await logOutByCompany(platform, token, requestId);
      return isNew ? answer(200, null) : answer(400, "The logout token was used before.");
    } catch (fault) {
      if (!(fault instanceof ProviderAwayError)) throw fault;
      logFault(platform.log, { requestId }, fault);
      return answer(400, "The issuer's keys could not be had; try again.");
    }
  };
}
