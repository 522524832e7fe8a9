import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { emptyAnswer, loginAnswer } from "../../../domain/people/people.schema.ts";
import type { AccountPorts } from "../../../domain/people/ports.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createPasswordSignIn } from "../../account/sign-in/login.api.server.ts";
import { createSignOut } from "../../account/sign-out/logout.api.server.ts";
import { signInToForm, signOutOfForm } from "../extended-form.calls.ts";
import { plainRequest } from "../extended-form.schema.ts";
import { findVariant } from "../variant.server.ts";
import { signInRequest } from "./sign-in-to-form.schema.ts";

/** `login`, `logout`: the portal's own, by the form's names. */
export function signInEndpoints<Checked, Ready>(platform: Platform, ports: AccountPorts<Checked, Ready>): Endpoint[] {
  const signIn = createPasswordSignIn(platform, ports);
  const signOut = createSignOut(platform);
  return [
    endpoint(signInToForm, {
      request: signInRequest,
      answer: loginAnswer,
      find: findVariant,
      handle: ({ body }, context) => signIn(body, context),
    }),
    endpoint(signOutOfForm, {
      request: plainRequest,
      answer: emptyAnswer,
      find: findVariant,
      handle: (_request, context) => signOut(context),
    }),
  ];
}
