import { type MouseEvent, memo, type ReactNode, useEffect, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { FormProvider } from "react-hook-form";
import { m } from "#messages";
import { Button, ButtonLink } from "../../../../../ui/actions/button.tsx";
import { Card } from "../../../../../ui/display/card.tsx";
import { Notice } from "../../../../../ui/feedback/notice.tsx";
import { ErrorSummary } from "../../../../../ui/forms/error-summary.tsx";
import { SectionJump, SectionList, SectionMark } from "../../../../../ui/forms/section-list.tsx";
import { FormColumns, Row, Stack, Sticky } from "../../../../../ui/layout/layout.tsx";
import { Text, VisuallyHidden } from "../../../../../ui/layout/text.tsx";
import { type Section, sections } from "../../../completeness.ts";
import { findAfterOptional, type SectionState, sectionOfField } from "../checks/section-states.ts";
import { ConsentSection } from "../sections/consent-section.tsx";
import { EducationSection } from "../sections/education-section.tsx";
import { ExperienceSection } from "../sections/experience-section.tsx";
import { InternshipSection } from "../sections/internship-section.tsx";
import { OrganisationSection } from "../sections/organisation-section.tsx";
import { PersonalSection } from "../sections/personal-section.tsx";
import { sectionLines } from "../sections/section-text.ts";
import { SeekingSection } from "../sections/seeking-section.tsx";
import { ResumeFormContext } from "./form-context.ts";
import { useListSearch } from "./form-lists.ts";
import styles from "./section-card.module.css";
import { sectionIds, sectionLead, sectionTitle, stateMark, stateText } from "./section-words.ts";
import type { ResumeInHand } from "./use-resume.ts";

const tips = {
  "personal-data": m.resumes_form_tip_personal,
  education: m.resumes_form_tip_education,
  internship: m.resumes_form_tip_internship,
  experience: m.resumes_form_tip_experience,
  organisation: m.resumes_form_tip_organisation,
  "seeking-status": m.resumes_form_tip_seeking,
  consents: m.resumes_form_tip_consent,
} as const satisfies Record<Section, () => string>;

/** Beside the form: a hint for the section at hand, and who sees the resume. */
function FormHelp({ section }: { readonly section: Section }) {
  return (
    <Sticky aria-label={m.resumes_form_help()}>
      <Stack gap={20}>
        <Notice icon="bulb">
          <p>{tips[section]()}</p>
        </Notice>
        <Stack gap={8}>
          <Text as="strong">{m.resumes_form_who_sees()}</Text>
          <Text look="small" tone="muted">
            {m.resumes_form_who_sees_text()}
          </Text>
        </Stack>
      </Stack>
    </Sticky>
  );
}

const bodies = {
  "personal-data": memo(PersonalSection),
  education: memo(EducationSection),
  internship: memo(InternshipSection),
  experience: memo(ExperienceSection),
  organisation: memo(OrganisationSection),
  "seeking-status": memo(SeekingSection),
  consents: memo(ConsentSection),
} as const;

/** Between the lines of a folded section. */
const separators: Partial<Record<Section, string>> = { "personal-data": " · ", "seeking-status": " · ", consents: " " };

interface ResumeFormProps {
  readonly resume: ResumeInHand;
  /** Above the sections: notices, the password. */
  readonly children?: ReactNode;
  /** Below the sections. */
  readonly foot?: ReactNode;
}

/** The resume's form: the list of sections, the sections, help. Used wherever a resume is filled in. */
export function ResumeForm({ resume, children, foot }: ResumeFormProps) {
  const { form, files, lists, today, states, findLackingEntry } = resume;
  const { current, target } = resume.sections;
  const search = useListSearch();
  const parts = useMemo(
    () => ({ lists, search, today, files, target, findLackingEntry }),
    [lists, search, today, files, target, findLackingEntry],
  );
  const listed = sections.map((section) => ({
    to: resume.sections.to(section),
    title: sectionTitle(section),
    state: stateMark(states[section]),
    stateText: stateText(states[section]),
    current: section === current,
  }));
  const place = m.resumes_form_place({ number: sections.indexOf(current) + 1, total: sections.length });
  return (
    <FormProvider {...form}>
      <ResumeFormContext value={parts}>
        <FormColumns>
          <SectionList label={m.resumes_form_sections()} sections={listed} />
          <Stack gap={16}>
            <SectionJump key={current} label={m.resumes_form_sections()} place={place} sections={listed} />
            <Summary resume={resume} />
            {children}
            <noscript>
              <Notice tone="warning">{m.resumes_form_needs_script()}</Notice>
            </noscript>
            {sections.map((section, index) => (
              <ResumeSection key={section} resume={resume} section={section} next={sections[index + 1]} />
            ))}
            {foot}
          </Stack>
          <FormHelp section={current} />
        </FormColumns>
      </ResumeFormContext>
    </FormProvider>
  );
}

interface ResumeSectionProps {
  readonly resume: ResumeInHand;
  readonly section: Section;
  readonly next: Section | undefined;
}

function ResumeSection({ resume, section, next }: ResumeSectionProps) {
  const { opened, target, open, to } = resume.sections;
  const Body = bodies[section];
  const lines = sectionLines(section, resume.values, resume.lists);
  const after = findAfterOptional(section, resume.lacking);
  return (
    <SectionCard
      section={section}
      state={resume.states[section]}
      isOpen={opened.has(section)}
      isWanted={target === section}
      onOpen={() => open(section)}
      summary={lines.join(separators[section] ?? "; ")}
      next={next && { title: sectionTitle(next), to: to(next) }}
      afterOptional={after && to(after)}
    >
      <Body />
    </SectionCard>
  );
}

/** What is wrong or missing; a line may lead into a section that is folded, so it is opened before the focus goes there. */
function Summary({ resume }: { readonly resume: ResumeInHand }) {
  const { attempt, errors } = resume.summary;
  if (errors.length === 0) return null;
  const unfold = (event: MouseEvent<HTMLElement>) => {
    const line = event.target instanceof HTMLElement ? event.target.closest("a") : null;
    if (line === null) return;
    const path = decodeURIComponent(line.hash.slice(1));
    flushSync(() => resume.sections.openAll([sectionOfField(path)]));
  };
  return (
    <div onClickCapture={unfold}>
      <ErrorSummary
        key={attempt}
        title={m.resumes_form_summary_title({ count: errors.length })}
        errors={errors.map(({ path, message }) => ({ id: path, message: getLine(path, message) }))}
      />
    </div>
  );
}

/** Entries of lists are named, because several may lack the same. */
function getLine(path: string, message: string): string {
  const number = /\.(\d+)\./.exec(path)?.[1];
  if (number === undefined) return message;
  const entry = m.resumes_form_entry_name({ section: sectionTitle(sectionOfField(path)), number: Number(number) + 1 });
  return `${entry}: ${message}`;
}

interface SectionCardProps {
  readonly section: Section;
  readonly state: SectionState;
  readonly isOpen: boolean;
  /** True when the person asked for it just now: it takes the focus. */
  readonly isWanted: boolean;
  readonly onOpen: () => void;
  /** The folded section in a line or two. */
  readonly summary: string;
  readonly next: { readonly title: string; readonly to: string } | undefined;
  /** Address of the section behind the optional ones that come next; null where none does. */
  readonly afterOptional: string | null;
  readonly children: ReactNode;
}

/** A section of the form: folded to what stands in it, or open. */
function SectionCard({
  section,
  state,
  isOpen,
  isWanted,
  onOpen,
  summary,
  next,
  afterOptional,
  children,
}: SectionCardProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isWanted) head.current?.focus({ preventScroll: true });
  }, [isWanted]);
  const id = sectionIds[section];
  return (
    <Card
      as="section"
      id={id}
      inset={isOpen ? "roomy" : undefined}
      className={styles.card}
      aria-labelledby={`${id}-title`}
    >
      <header className={styles.head} data-open={isOpen || undefined}>
        {!isOpen && <SectionMark state={stateMark(state)} />}
        <div>
          <h2 id={`${id}-title`} tabIndex={-1} ref={head}>
            {sectionTitle(section)}
          </h2>
          {isOpen ? <p>{sectionLead(section)}</p> : <p className={styles.summary}>{summary || stateText(state)}</p>}
          {!isOpen && summary !== "" && <VisuallyHidden>{stateText(state)}</VisuallyHidden>}
        </div>
        {!isOpen && <OpenButton section={section} state={state} onOpen={onOpen} />}
      </header>
      {isOpen && children}
      {isOpen && next !== undefined && (
        <Row gap={8}>
          <ButtonLink to={next.to} kind="secondary" iconEnd="arrow-right">
            {m.resumes_form_next({ section: next.title })}
          </ButtonLink>
          {afterOptional !== null && (
            <ButtonLink to={afterOptional} kind="quiet">
              {m.resumes_form_skip_optional()}
            </ButtonLink>
          )}
        </Row>
      )}
    </Card>
  );
}

function OpenButton({ section, state, onOpen }: Pick<SectionCardProps, "section" | "state" | "onOpen">) {
  const title = sectionTitle(section);
  const isFilled = state.state === "complete";
  const isEmpty = state.state === "empty" || state.state === "optional";
  const word = isFilled ? m.resumes_form_edit() : isEmpty ? m.resumes_form_fill() : m.resumes_form_go_on();
  return (
    <Button kind="quiet" small onClick={onOpen} aria-expanded={false} aria-label={`${word}: ${title}`}>
      {word}
    </Button>
  );
}
