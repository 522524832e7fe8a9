import { useEffect, useMemo } from "react";
import { FormProvider } from "react-hook-form";
import { useSearchParams } from "react-router";
import { m } from "#messages";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { SectionJump, SectionList } from "../../../../ui/forms/section-list.tsx";
import { useTypedEarly } from "../../../../ui/forms/typed-early.ts";
import { FormColumns, Page, Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { fetchChooser } from "../../../../ui/search-select/use-chooser.ts";
import { UndecidedNotice } from "../keep/undecided-notice.tsx";
import type { ExtendedFormData } from "../load-extended-form.ts";
import { ReadFormCv } from "../read-cv/read-form-cv.tsx";
import { SendStep } from "../send/send-step.tsx";
import { FormBar } from "./form-bar.tsx";
import { FormContext } from "./form-context.ts";
import styles from "./form-frame.module.css";
import { FormHelp } from "./form-help.tsx";
import { FormSection } from "./form-section.tsx";
import { knownFromResume } from "./from-resume.ts";
import { LackingList } from "./lacking-list.tsx";
import { useListWords } from "./list-words.ts";
import { type StepId, stateMark, stateText, stepLead, stepOf, steps, stepTitle, toStep } from "./sections.ts";
import { type FormInHand, useExtendedForm } from "./use-extended-form.ts";
import type { SectionProgress } from "./use-progress.ts";
import { useWantedField } from "./use-wanted-field.ts";

/** What every field needs, and the form around them. */
export function FormFrame({ data }: { readonly data: ExtendedFormData }) {
  const hand = useExtendedForm(data);
  useTypedEarly();
  useEffect(() => {
    // Later sections need it, perhaps without a network; where it fails now, its field asks again.
    fetchChooser().catch(() => null);
  }, []);
  const words = useListWords(data);
  const { variant, view, today } = data;
  const { lists, decimal, photo } = hand;
  const isFromResume = useMemo(() => knownFromResume(view, decimal), [view, decimal]);
  const parts = useMemo(
    () => ({ variant, lists, today, decimal, photo, isFromResume, ...words }),
    [variant, lists, today, decimal, photo, isFromResume, words],
  );
  return (
    <FormProvider {...hand.form}>
      <FormContext value={parts}>
        <Steps hand={hand} />
      </FormContext>
    </FormProvider>
  );
}

/** The list of steps with their state, the one at hand, and what helps with it. */
function Steps({ hand }: { readonly hand: FormInHand }) {
  const [search] = useSearchParams();
  const step = stepOf(search);
  const wanted = useWantedField(step);
  const place = m.flk_page_place({ number: steps.indexOf(step) + 1, total: steps.length });
  const listed = useMemo(() => listedSteps(hand.progress, step), [hand.progress, step]);
  const section = hand.progress.find(({ id }) => id === step);
  return (
    <>
      <Page>
        <FormColumns>
          <SectionList label={m.flk_page_sections()} sections={listed} />
          <Stack gap={16}>
            <SectionJump key={`jump ${step}`} label={m.flk_page_sections()} place={place} sections={listed} />
            <header className={styles.head}>
              <p className={styles.place}>{place}</p>
              <h1 tabIndex={-1}>{stepTitle(step)}</h1>
              <p>{stepLead(step)}</p>
            </header>
            <UndecidedNotice hand={hand} />
            <noscript>
              <Notice tone="warning">{m.flk_page_needs_script()}</Notice>
            </noscript>
            {step === "personal" && <ReadFormCv hand={hand} />}
            {step === "send" ? <SendStep hand={hand} /> : <FormSection key={step} id={step} wanted={wanted} />}
            {section !== undefined && <SectionLacking section={section} />}
          </Stack>
          <FormHelp step={step} progress={hand.progress} />
        </FormColumns>
      </Page>
      <FormBar step={step} hand={hand} />
    </>
  );
}

function listedSteps(progress: readonly SectionProgress[], current: StepId) {
  const sections = progress.map((section) => ({
    to: toStep(section.id),
    title: stepTitle(section.id),
    state: stateMark(section),
    stateText: stateText(section),
    current: section.id === current,
  }));
  const lacking = progress.filter(({ wrong, missing }) => wrong.length + missing.length > 0).length;
  const send = {
    to: toStep("send"),
    title: stepTitle("send"),
    state: "empty" as const,
    stateText: lacking === 0 ? m.flk_page_send_ready() : m.flk_page_send_lacking({ count: lacking }),
    current: current === "send",
  };
  return [...sections, send];
}

/** What this section still lacks, at its foot, each a link to the field. */
function SectionLacking({ section }: { readonly section: SectionProgress }) {
  const { state, wrong, missing } = section;
  const faults = [...wrong, ...missing];
  if (faults.length === 0 || (state === "empty" && wrong.length === 0)) return null;
  return (
    <Notice icon="info-circle">
      <Text as="h2" look="h4">
        {(wrong.length > 0 ? m.flk_page_lacking_or_wrong : m.flk_page_section_lacks)({ count: faults.length })}
      </Text>
      <LackingList faults={faults} />
    </Notice>
  );
}
