import type { Environment } from "./environment.schema.ts";
import { SettingsError } from "./settings-error.ts";

/** How staff sign in. */
export interface StaffSettings {
  /** null: by accounts of their own alone. */
  readonly oidc: StaffProvider | null;
  /** Whose own account, with its password or passkey, signs in: everybody's, administrators', nobody's. */
  readonly passwords: "on" | "admins" | "off";
}

/** The company's own provider of sign-ins (OpenID Connect). */
export interface StaffProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The claim with a person's groups. */
  readonly groupsClaim: string;
  /** A group's rights, as the operator wrote them. */
  readonly roles: readonly GroupRole[];
}

export interface GroupRole {
  readonly group: string;
  readonly role: string;
  /** Slugs. */
  readonly companies: readonly string[];
}

/** @throws SettingsError where one of several settings that belong together is missing */
export function staffSettings(found: Environment): StaffSettings {
  const oidc = staffProvider(found);
  const passwords = found.STAFF_PASSWORDS ?? (oidc === null ? "on" : "admins");
  if (oidc === null && passwords !== "on") {
    throw new SettingsError(
      `The setting STAFF_PASSWORDS="${passwords}" is incomplete: it needs STAFF_OIDC_ISSUER, by which staff then sign in.`,
    );
  }
  return { oidc, passwords };
}

function staffProvider(found: Environment): StaffProvider | null {
  const { STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_CLIENT_ID: clientId, STAFF_OIDC_CLIENT_SECRET: clientSecret } = found;
  const { STAFF_OIDC_ROLES: roles, STAFF_OIDC_GROUPS_CLAIM: groupsClaim } = found;
  const providerSettings = {
    STAFF_OIDC_ISSUER: issuer,
    STAFF_OIDC_CLIENT_ID: clientId,
    STAFF_OIDC_CLIENT_SECRET: clientSecret,
  };
  const needed = { ...providerSettings, STAFF_OIDC_ROLES: roles };
  const [first] = Object.entries(needed).filter(([, value]) => value !== undefined);
  if (first === undefined) return null;
  const [lacking] = Object.entries(needed).filter(([, value]) => value === undefined);
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined && roles !== undefined) {
    return { issuer, clientId, clientSecret, groupsClaim, roles };
  }
  throw new SettingsError(`The setting ${first[0]} is incomplete: it needs ${lacking?.[0]} too.`);
}
