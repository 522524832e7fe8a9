import { useEffect, useRef } from "react";
import { m } from "#messages";
import { site } from "../../../../contract/site.ts";
import { dateText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { PairList } from "../../../../ui/display/pair-list.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { Row } from "../../../../ui/layout/layout.tsx";
import type { LetterKind } from "../../letter-kind.ts";
import { letterCheckPath } from "../letter-path.ts";
import type { CheckOutcome } from "./act-on-check.ts";
import styles from "./verdict.module.css";

type Checked = Extract<CheckOutcome, { status: "checked" }>;

const kindWords = {
  account: m.letters_kind_account,
  application: m.letters_kind_application,
  invitation: m.letters_kind_invitation,
  "invitation-to-apply": m.letters_kind_invitation_to_apply,
  event: m.letters_kind_event,
  vacancies: m.letters_kind_vacancies,
  other: m.letters_kind_other,
} as const satisfies Record<LetterKind, unknown>;

/** The answer in a word, and what to do; it takes the focus, because it takes the form's place. */
export function Verdict({ checked }: { readonly checked: Checked }) {
  const { by, verdict, letter } = checked;
  const { isGenuine, sender } = verdict;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const words = isGenuine ? genuineWords[by] : foreignWords[by];
  return (
    <section className={styles.verdict} data-genuine={isGenuine || undefined} role="status">
      <span className={styles.mark} aria-hidden="true">
        <Icon name={isGenuine ? "check" : "x"} />
      </span>
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1}>
          {words.title()}
        </h2>
        <p>{words.text({ address: sender })}</p>
        <PairList pairs={[{ label: m.letters_asked(), value: letter }, ...facts(verdict)]} />
        <Row>
          {!isGenuine && (
            <ButtonLink kind="danger" to={reportAddress(letter)}>
              {m.letters_report()}
            </ButtonLink>
          )}
          <ButtonLink kind="secondary" to={letterCheckPath}>
            {m.letters_again()}
          </ButtonLink>
        </Row>
      </div>
    </section>
  );
}

const genuineWords = {
  number: { title: m.letters_genuine, text: m.letters_genuine_text },
  sender: { title: m.letters_genuine_sender, text: m.letters_genuine_sender_text },
} as const;

const foreignWords = {
  number: { title: m.letters_foreign, text: m.letters_foreign_text },
  sender: { title: m.letters_foreign_sender, text: m.letters_foreign_sender_text },
} as const;

function facts({ kind, companyName, sentOn }: Checked["verdict"]) {
  return [
    { label: m.letters_kind(), value: kind === null ? "" : kindWords[kind]() },
    { label: m.letters_company(), value: companyName ?? "" },
    { label: m.letters_sent(), value: sentOn === null ? "" : dateText(sentOn) },
  ].filter(({ value }) => value !== "");
}

/** A mail to us that names what was checked. */
function reportAddress(letter: string): string {
  const words = new URLSearchParams({ subject: m.letters_report_subject(), body: letter });
  return `mailto:${site.contactEmail}?${words.toString().replaceAll("+", "%20")}`;
}
