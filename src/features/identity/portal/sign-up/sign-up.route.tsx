import { m } from "#messages";
import { ownPath } from "../../../../contract/own-path.ts";
import { inBrowser, onServer, type PageRequest } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { Card } from "../../../../ui/display/card.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { Gate } from "../../../../ui/layout/gate.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { StepBar } from "../../../../ui/layout/step-bar.tsx";
import { LinkedText, Text } from "../../../../ui/layout/text.tsx";
import { virtueSource } from "../../applicant.ts";
import { providerNames } from "../../social/social-identity.ts";
import { isFromFair } from "../back-to-fair.tsx";
import { goOnSignedIn } from "../sign-in/sign-in-page.ts";
import { SocialButtons } from "../social/social-buttons.tsx";
import { loadSocial } from "../social/social-data.ts";
import { withRedirect } from "../with-redirect.ts";
import type { Route } from "./+types/sign-up.route";
import { SignUpForm } from "./sign-up-form.tsx";

/** Where a visitor was invited; another word than a slug is nobody's. */
function knownSource(source: string | null): string | null {
  return source !== null && /^[\w-]{1,100}$/.test(source) ? source : null;
}

async function load(page: PageRequest<unknown>) {
  const { url } = page;
  const source = isFromFair(url.pathname) ? virtueSource : knownSource(url.searchParams.get("source"));
  const redirect = ownPath(url.searchParams.get("redirect"));
  await goOnSignedIn(page, redirect);
  return { redirect, source, social: await loadSocial(page) };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "account.sign-up", hydrate: "eager" };

export function meta() {
  return pageMeta(m.accounts_sign_up_title(), m.accounts_sign_up_description());
}

export default function SignUp({ loaderData }: Route.ComponentProps) {
  const { redirect, source, social } = loaderData;
  const waiting = social.waiting?.wants === "sign-up" ? social.waiting : null;
  // Whence someone comes is recorded; the way to a provider and back would lose it.
  const isOffered = waiting === null && source === null;
  return (
    <Gate broad say={<Reasons />}>
      <Stack gap={16}>
        <StepBar step={1} of={2} label={m.accounts_sign_up_step()} />
        <Stack gap={8}>
          <h1 tabIndex={-1}>{m.accounts_sign_up_title()}</h1>
          <Text tone="muted">
            <LinkedText text={m.accounts_sign_up_lead()} to={[withRedirect("/signin", redirect)]} />
          </Text>
        </Stack>
      </Stack>
      {waiting && <Notice>{m.accounts_social_filled({ provider: providerNames[waiting.provider] })}</Notice>}
      <Card>
        <SignUpForm source={source} redirect={redirect} known={waiting} />
        {isOffered && (
          <SocialButtons providers={social.providers} redirect={redirect} label={m.accounts_social_sign_up_by} />
        )}
      </Card>
    </Gate>
  );
}

function Reasons() {
  return (
    <>
      <h2>{m.accounts_sign_up_say_title()}</h2>
      <ul>
        <li>
          <Icon name="file-check" />
          {m.accounts_sign_up_say_resume()}
        </li>
        <li>
          <Icon name="cloud-check" />
          {m.accounts_sign_up_say_draft()}
        </li>
        <li>
          <Icon name="route" />
          {m.accounts_sign_up_say_phases()}
        </li>
      </ul>
    </>
  );
}
