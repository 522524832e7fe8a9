import { type MouseEvent, memo, type ReactNode, useMemo } from "react";
import { flushSync } from "react-dom";
import { FormProvider } from "react-hook-form";
import { m } from "#messages";
import { type Section, sections } from "../../../../domain/resumes/completeness.ts";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { ErrorSummary } from "../../../../ui/forms/error-summary.tsx";
import { SectionJump, SectionList } from "../../../../ui/forms/section-list.tsx";
import { FormColumns, Stack } from "../../../../ui/layout/layout.tsx";
import { sectionOfField } from "../checks/section-states.ts";
import { sectionLines } from "../describe/section-text.ts";
import { ConsentSection } from "../sections/consent-section.tsx";
import { EducationSection } from "../sections/education-section.tsx";
import { ExperienceSection } from "../sections/experience-section.tsx";
import { InternshipSection } from "../sections/internship-section.tsx";
import { OrganisationSection } from "../sections/organisation-section.tsx";
import { PersonalSection } from "../sections/personal-section.tsx";
import { SeekingSection } from "../sections/seeking-section.tsx";
import { ResumeFormContext } from "./form-context.ts";
import { FormHelp } from "./form-help.tsx";
import { SectionCard } from "./section-card.tsx";
import { sectionTitle, stateMark, stateText } from "./section-words.ts";
import { useListSearch } from "./use-list-search.ts";
import type { ResumeInHand } from "./use-resume.ts";

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
  const { form, files, lists, today, states } = resume;
  const { current } = resume.sections;
  const search = useListSearch();
  const parts = useMemo(() => ({ lists, search, today, files }), [lists, search, today, files]);
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
  const { opened, wanted, open, to } = resume.sections;
  const Body = bodies[section];
  const lines = sectionLines(section, resume.values, resume.lists);
  return (
    <SectionCard
      section={section}
      state={resume.states[section]}
      isOpen={opened.has(section)}
      isWanted={wanted === section}
      onOpen={() => open(section)}
      summary={lines.join(separators[section] ?? "; ")}
      next={next && { title: sectionTitle(next), to: to(next) }}
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
        errors={errors.map(({ path, message }) => ({ id: path, message: lineOf(path, message) }))}
      />
    </div>
  );
}

/** Entries of lists are named, because several may lack the same. */
function lineOf(path: string, message: string): string {
  const number = /\.(\d+)\./.exec(path)?.[1];
  if (number === undefined) return message;
  const entry = m.resumes_form_entry_name({ section: sectionTitle(sectionOfField(path)), number: Number(number) + 1 });
  return `${entry}: ${message}`;
}
