import type { Door } from "../../contract/door.server.ts";
import type { AccountPorts } from "../../domain/people/ports.server.ts";
import type { Platform } from "../../platform/platform.ts";
import { activateAccountDoor, activateDoor, resendActivationDoor } from "./activation/activation.api.server.ts";
import { captchaDoor } from "./captcha/captcha.api.server.ts";
import { changePasswordDoor } from "./change-password/change-password.api.server.ts";
import { confirmDoor } from "./confirm/confirm.api.server.ts";
import { deviceDoors } from "./devices/devices.api.server.ts";
import { forgetPasswordDoor, resetPasswordDoor } from "./forgot-password/forgot-password.api.server.ts";
import { endRemainsDoor } from "./forgot-password/remains/remains.api.server.ts";
import { mailLanguageDoor } from "./mail-language/mail-language.api.server.ts";
import { securityDoor } from "./security/security.api.server.ts";
import { loginDoor } from "./sign-in/login.api.server.ts";
import { logoutDoor } from "./sign-out/logout.api.server.ts";
import { checkEmailDoor, registerDoor } from "./sign-up/sign-up.api.server.ts";
import { externalAuthenticationDoors } from "./social/external-authentication.api.server.ts";
import { twoStepDoors } from "./two-step/two-step.api.server.ts";

/** Every call of accounts. */
export function accountDoors<Checked, Ready>(platform: Platform, ports: AccountPorts<Checked, Ready>): Door[] {
  return [
    loginDoor(platform, ports),
    ...externalAuthenticationDoors(platform, ports),
    logoutDoor(platform),
    checkEmailDoor(platform),
    registerDoor(platform, ports),
    activateDoor(platform, ports.siteName),
    activateAccountDoor(platform),
    resendActivationDoor(platform),
    forgetPasswordDoor(platform),
    resetPasswordDoor(platform, ports.siteName),
    endRemainsDoor(platform, ports.siteName),
    changePasswordDoor(platform, ports.siteName),
    confirmDoor(platform),
    securityDoor(platform),
    mailLanguageDoor(platform),
    ...twoStepDoors(platform, ports.siteName),
    captchaDoor(platform),
    ...deviceDoors(platform),
  ];
}
