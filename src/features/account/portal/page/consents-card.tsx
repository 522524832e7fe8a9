import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { dateText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { ShowMore } from "../../../../ui/display/details.tsx";
import { IconRow, IconRows } from "../../../../ui/display/icon-rows.tsx";
import { Tag } from "../../../../ui/display/tag.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { Text, VisuallyHidden } from "../../../../ui/layout/text.tsx";
import type { ConsentCode } from "../../../privacy/consent-codes.ts";
import { type Consent, pressed } from "./my-account-page.ts";

const statements = { "data-use": m.my_account_consent_use, "data-truth": m.my_account_consent_truth } as const;
const consequences = {
  "data-use": m.my_account_consent_use_follows,
  "data-truth": m.my_account_consent_truth_follows,
} as const satisfies Record<ConsentCode, () => string>;

/** Consents: the date, the text's version, and how to withdraw them. */
export function ConsentsCard({ consents }: { readonly consents: readonly Consent[] }) {
  const activeConsents = consents.filter(({ withdrawnAt }) => withdrawnAt === null);
  const over = consents.filter(({ withdrawnAt }) => withdrawnAt !== null);
  return (
    <Card as="section">
      <Stack>
        <Text as="h2" look="h3">
          {m.my_account_consents()}
        </Text>
        {activeConsents.length === 0 && <Text tone="muted">{m.my_account_no_consents()}</Text>}
        {activeConsents.length > 0 && (
          <IconRows>
            {activeConsents.map((consent) => (
              <ConsentState key={consent.code} consent={consent} />
            ))}
          </IconRows>
        )}
        {over.length > 0 && (
          <ShowMore summary={m.my_account_consents_over({ count: over.length })}>
            <IconRows>
              {over.map((consent) => (
                <Over key={`${consent.code} ${consent.givenAt}`} consent={consent} />
              ))}
            </IconRows>
          </ShowMore>
        )}
      </Stack>
    </Card>
  );
}

function formatConsent({ givenAt, version }: Consent): string {
  return m.my_account_consent_given({ date: dateText(givenAt.slice(0, 10)), version });
}

function ConsentState({ consent }: { readonly consent: Consent }) {
  const { code, isCurrent } = consent;
  return (
    <IconRow
      icon={isCurrent ? "check" : "history"}
      tone={isCurrent ? "success" : "quiet"}
      title={statements[code]()}
      note={isCurrent ? formatConsent(consent) : `${formatConsent(consent)}. ${m.my_account_consent_outdated_text()}`}
      aside={
        isCurrent ? (
          <Tag tone="success">{m.my_account_consent_stands()}</Tag>
        ) : (
          <Tag>{m.my_account_consent_outdated()}</Tag>
        )
      }
      below={<TakeBack code={code} />}
    />
  );
}

/** The consequences of withdrawing a consent, and the button that does it. */
function TakeBack({ code }: { readonly code: ConsentCode }) {
  const isLeaving = useNavigation().formData?.get(pressed.consent) === code;
  return (
    <ShowMore summary={<WithdrawWords code={code} />}>
      <Form method="post">
        <Stack gap={12}>
          <p>{consequences[code]()}</p>
          <div>
            <Button type="submit" name={pressed.consent} value={code} kind="danger-line" small busy={isLeaving}>
              {m.my_account_withdraw_yes()}
            </Button>
          </div>
        </Stack>
      </Form>
    </ShowMore>
  );
}

function WithdrawWords({ code }: { readonly code: ConsentCode }) {
  return (
    <span>
      {m.my_account_withdraw()}{" "}
      <VisuallyHidden>{m.my_account_withdraw_which({ statement: statements[code]() })}</VisuallyHidden>
    </span>
  );
}

function Over({ consent }: { readonly consent: Consent }) {
  const { code, replacedBy, withdrawnAt } = consent;
  const date = dateText(withdrawnAt?.slice(0, 10) ?? "");
  return (
    <IconRow
      icon={replacedBy === null ? "x" : "history"}
      tone="quiet"
      title={statements[code]()}
      note={formatConsent(consent)}
      aside={
        <Tag>
          {replacedBy === null
            ? m.my_account_consent_withdrawn({ date })
            : m.my_account_consent_replaced({ date, version: replacedBy })}
        </Tag>
      }
    />
  );
}
