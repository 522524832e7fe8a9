import { m } from "#messages";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Details } from "../../../../ui/display/details.tsx";
import { Row, Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { type FormValues, getReferences } from "../../form.ts";
import { type ChosenTexts, type PrintedSection, printedForm } from "../../printed-form.ts";
import { toForm } from "./controls.ts";
import { EntryAnswers, entryTitle } from "./entry-answers.tsx";
import { type FormParts, useFormParts } from "./frame/form-context.ts";
import { stepTitle, toStep } from "./frame/sections.ts";
import type { FormInHand } from "./frame/use-extended-form.ts";

const titleId = "review-title";

/** Names of what the form has chosen. */
function textsIn(form: FormValues, { labelOf }: Pick<FormParts, "labelOf">): ChosenTexts {
  const texts: Record<string, Record<number, string>> = {};
  for (const { list, id } of getReferences(form)) texts[list] = { ...texts[list], [id]: labelOf(list, id) };
  return texts;
}

/** Every answer that will be sent, section by section, folded, each with the way to change it. */
export function SendReview({ hand: { form, lists } }: { readonly hand: Pick<FormInHand, "form" | "lists"> }) {
  const parts = useFormParts();
  const values = toForm(form.getValues());
  const sections = printedForm(values, textsIn(values, parts), lists).filter(({ entries }) => entries.length > 0);
  return (
    <Card as="section" inset="roomy" aria-labelledby={titleId}>
      <Stack gap={16}>
        <Text as="h2" look="h3" id={titleId}>
          {m.flk_page_review()}
        </Text>
        <div>
          {sections.map((printed) => (
            <ReviewedSection key={printed.section.id} printed={printed} />
          ))}
        </div>
      </Stack>
    </Card>
  );
}

function ReviewedSection({ printed: { section, entries } }: { readonly printed: PrintedSection }) {
  const title = stepTitle(section.id);
  return (
    <Details summary={title}>
      <Stack gap={16}>
        {entries.map((entry) => (
          <div key={entry.path}>
            {entries.length > 1 && (
              <Text as="h3" look="h4">
                {entryTitle(entry)}
              </Text>
            )}
            <EntryAnswers entry={entry} />
          </div>
        ))}
        <Row>
          <ButtonLink
            to={toStep(section.id)}
            kind="secondary"
            small
            icon="pencil"
            aria-label={m.flk_page_edit_entry({ name: title })}
          >
            {m.flk_page_edit()}
          </ButtonLink>
        </Row>
      </Stack>
    </Details>
  );
}
