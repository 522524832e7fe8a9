import { m } from "#messages";
import { dissatisfiedUpTo, type Rating } from "../../../../domain/surveys/survey.ts";
import { Card } from "../../../../ui/display/card.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { FieldSet } from "../../../../ui/fields/field.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import type { WaitingSurvey } from "./load-survey.ts";
import styles from "./survey.module.css";
import { fieldNames } from "./survey-form.ts";

interface ReasonsProps {
  readonly survey: WaitingSurvey;
  readonly rating: Rating | undefined;
}

/** What a rating brings: its categories with what may be chosen there, and what was dissatisfying. */
export function Reasons({ survey, rating }: ReasonsProps) {
  if (rating === undefined) return null;
  const { language, experienceRatings, dissatisfactionOptions } = survey;
  const words = ({ idn, eng }: { idn: string; eng: string }) => (language === "id" ? idn : eng);
  const categories = experienceRatings.find((one) => one.rating === rating)?.categories ?? [];
  const isDissatisfied = rating <= dissatisfiedUpTo && dissatisfactionOptions.length > 0;
  return (
    <>
      {categories.map(({ airsysCategoryID: category, questions, ...name }) => (
        <Choices
          key={category}
          name={fieldNames.question}
          title={words(name)}
          choices={questions.map(({ id, ...text }) => ({ value: `${category}:${id}`, label: words(text) }))}
        />
      ))}
      {isDissatisfied && (
        <Choices
          name={fieldNames.dissatisfaction}
          title={m.surveys_dissatisfied()}
          choices={dissatisfactionOptions.map(({ id, ...text }) => ({ value: String(id), label: words(text) }))}
        />
      )}
    </>
  );
}

interface ChoicesProps {
  readonly name: string;
  readonly title: string;
  readonly choices: readonly { value: string; label: string }[];
}

function Choices({ name, title, choices }: ChoicesProps) {
  return (
    <Card as="section" inset="roomy">
      <FieldSet
        label={
          <Text as="span" look="h3">
            {title}
          </Text>
        }
        hint={m.surveys_choose()}
      >
        <div className={styles.lines}>
          {choices.map(({ value, label }) => (
            <Checkbox key={value} name={name} value={value} label={label} />
          ))}
        </div>
      </FieldSet>
    </Card>
  );
}
