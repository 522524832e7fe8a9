import type { Endpoint } from "../../contract/endpoint.server.ts";
import type { AccountPorts } from "../../domain/people/ports.server.ts";
import type { Platform } from "../../platform/platform.ts";
import {
  activateAccountEndpoint,
  activateEndpoint,
  resendActivationEndpoint,
} from "./activation/activation.api.server.ts";
import { captchaEndpoint } from "./captcha/captcha.api.server.ts";
import { changePasswordEndpoint } from "./change-password/change-password.api.server.ts";
import { confirmEndpoint } from "./confirm/confirm.api.server.ts";
import { deviceEndpoints } from "./devices/devices.api.server.ts";
import { forgetPasswordEndpoint, resetPasswordEndpoint } from "./forgot-password/forgot-password.api.server.ts";
import { endRemainsEndpoint } from "./forgot-password/remains/remains.api.server.ts";
import { mailLanguageEndpoint } from "./mail-language/mail-language.api.server.ts";
import { securityEndpoint } from "./security/security.api.server.ts";
import { loginEndpoint } from "./sign-in/login.api.server.ts";
import { logoutEndpoint } from "./sign-out/logout.api.server.ts";
import { checkEmailEndpoint, registerEndpoint } from "./sign-up/sign-up.api.server.ts";
import { externalAuthenticationEndpoints } from "./social/external-authentication.api.server.ts";
import { twoStepEndpoints } from "./two-step/two-step.api.server.ts";
import { viewerEndpoint } from "./viewer/viewer.api.server.ts";

/** Every call of accounts. */
export function accountEndpoints<Checked, Ready>(platform: Platform, ports: AccountPorts<Checked, Ready>): Endpoint[] {
  return [
    loginEndpoint(platform, ports),
    ...externalAuthenticationEndpoints(platform, ports),
    logoutEndpoint(platform),
    checkEmailEndpoint(platform),
    registerEndpoint(platform, ports),
    activateEndpoint(platform, ports.siteName),
    activateAccountEndpoint(platform),
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
    ...deviceEndpoints(platform),
  ];
}
