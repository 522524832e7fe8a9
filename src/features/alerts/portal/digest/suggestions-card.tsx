import { Link } from "react-router";
import { m } from "#messages";
import { counted, dateText, momentText, weekdayDateText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { IconRow, IconRows } from "../../../../ui/display/icon-rows.tsx";
import { PairList } from "../../../../ui/display/pair-list.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { vacancyPath } from "../../../vacancies/vacancy-path.ts";
import type { OwnSuggestions } from "./vacancy-letters.calls.ts";

const whyNone = {
  never: m.vacancy_letters_own_never,
  "not-looking": m.vacancy_letters_own_not_looking,
  "resume-incomplete": m.vacancy_letters_own_incomplete,
} as const;

/** The last suggestion, the next day and what would come today. */
export function SuggestionsCard({ suggestions }: { readonly suggestions: OwnSuggestions }) {
  const { status, last, nextOn } = suggestions;
  const pairs = [
    { label: m.vacancy_letters_own_last(), value: last === null ? m.vacancy_letters_own_none_yet() : lastText(last) },
    ...(nextOn === null ? [] : [{ label: m.vacancy_letters_own_next(), value: weekdayDateText(nextOn) }]),
  ];
  return (
    <Card as="section" id="suggestions">
      <Stack>
        <Text as="h2" look="h3">
          {m.vacancy_letters_own_title()}
        </Text>
        <Text tone="muted">{status === "comes" ? m.vacancy_letters_own_lead() : whyNone[status]()}</Text>
        <PairList pairs={pairs} />
        {status === "comes" && <Preview suggestions={suggestions} />}
        <div>
          <ButtonLink to="/profile-resume" kind="secondary" small>
            {m.vacancy_letters_own_change()}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}

function lastText({ at, count }: NonNullable<OwnSuggestions["last"]>): string {
  return m.vacancy_letters_own_last_text({ moment: momentText(at), ...counted(count) });
}

function Preview({ suggestions: { preview } }: { readonly suggestions: OwnSuggestions }) {
  return (
    <>
      <h3>{m.vacancy_letters_own_preview()}</h3>
      {preview.length === 0 && <Text tone="muted">{m.vacancy_letters_own_preview_none()}</Text>}
      {preview.length > 0 && (
        <IconRows>
          {preview.map(({ vacancyId, title, companyName, endDate, reason }) => (
            <IconRow
              key={vacancyId}
              icon="briefcase-2"
              title={<Link to={vacancyPath(vacancyId, title)}>{title}</Link>}
              note={m.vacancy_letters_own_note({ company: companyName, date: dateText(endDate.slice(0, 10)) })}
              below={reason ?? undefined}
            />
          ))}
        </IconRows>
      )}
    </>
  );
}
