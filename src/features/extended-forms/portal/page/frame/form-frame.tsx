import { useEffect, useMemo, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { useLocation, useSearchParams } from "react-router";
import { m } from "#messages";
import { Meter } from "../../../../../ui/feedback/meter.tsx";
import { Notice } from "../../../../../ui/feedback/notice.tsx";
import { SectionJump, SectionList } from "../../../../../ui/forms/section-list.tsx";
import { useTypedEarly } from "../../../../../ui/forms/typed-early.ts";
import { useHydrated } from "../../../../../ui/hydrated.ts";
import { FormColumns, Page, Stack, Sticky } from "../../../../../ui/layout/layout.tsx";
import { Text } from "../../../../../ui/layout/text.tsx";
import { fetchChooser } from "../../../../../ui/search-select/use-chooser.ts";
import { ReadCvCard } from "../../../../resumes/portal/read-cv/read-cv-card.tsx";
import type { CvTaker } from "../../../../resumes/portal/read-cv/use-read-cv.ts";
import { groups } from "../../../definition/definition.ts";
import type { FormPath } from "../../../form.ts";
import type { FormAnswer } from "../../extended-form.schema.ts";
import { partsOfPath } from "../checks/places.ts";
import { type Decimal, getControl, toForm } from "../controls.ts";
import { asProfile, chosenBy, fitting, withCvChanges } from "../cv-fields.ts";
import { keyOfPath, showDraft } from "../keep/form-keeper.ts";
import { UndecidedNotice } from "../keep/undecided-notice.tsx";
import type { ExtendedFormData } from "../load-extended-form.ts";
import { SendStep } from "../send-step.tsx";
import { FormBar, LackingList, useListWords } from "./form-bar.tsx";
import { FormContext, useFormParts } from "./form-context.ts";
import styles from "./form-frame.module.css";
import { FormSection } from "./form-section.tsx";
import { getStep, type StepId, stateMark, stateText, stepLead, steps, stepTip, stepTitle, toStep } from "./sections.ts";
import { type FormInHand, useExtendedForm } from "./use-extended-form.ts";
import type { SectionProgress } from "./use-progress.ts";

const controls = "input:not([type=hidden]), select, textarea, button, [tabindex]";

/** Puts the focus on a field, in a set of several on the first one, and shows it. */
function focusField(id: string): boolean {
  const target = document.getElementById(id) ?? document.getElementsByName(id)[0];
  const control = target?.matches(controls) ? target : target?.querySelector<HTMLElement>(controls);
  if (!control) return false;
  control.focus({ preventScroll: true });
  (control.closest("fieldset") ?? control).scrollIntoView({ block: "center" });
  return true;
}

/** The field that the address asks for: focused once it is there. A new step begins at its heading. */
function useWantedField(step: StepId): string {
  const { hash, key } = useLocation();
  // The server never sees what stands behind "#".
  const fieldName = useHydrated() ? hash.slice(1) : "";
  const lastShown = useRef({ step, key, wanted: "" });
  useEffect(() => {
    const before = lastShown.current;
    if (before.step === step && before.key === key && before.wanted === fieldName) return;
    lastShown.current = { step, key, wanted: fieldName };
    if (fieldName !== "" && focusField(fieldName)) return;
    if (before.step === step) return;
    scrollTo({ top: 0 });
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [step, key, fieldName]);
  return fieldName;
}

/** Context of every field and of the form. */
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
  const step = getStep(search);
  const fieldName = useWantedField(step);
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
            {step === "send" ? <SendStep hand={hand} /> : <FormSection key={step} id={step} wanted={fieldName} />}
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

/** The section's missing fields, at its foot, each a link to the field. */
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

interface FormHelpProps {
  readonly step: StepId;
  readonly progress: readonly SectionProgress[];
}

/** Beside the form: what helps with this step, how far one is, and that nothing hurries. */
function FormHelp({ step, progress }: FormHelpProps) {
  const done = progress.filter(({ wrong, missing }) => wrong.length + missing.length === 0).length;
  const progressText = m.flk_page_done({ count: done, total: progress.length });
  return (
    <Sticky aria-label={m.flk_page_help()}>
      <Stack gap={20}>
        <Notice icon="bulb">
          <p>{stepTip(step)}</p>
        </Notice>
        <Stack gap={8}>
          <Text as="strong">{progressText}</Text>
          <Meter value={done} max={progress.length} label={progressText} />
        </Stack>
        <Stack gap={8}>
          <Text as="strong">{m.flk_page_bit_by_bit()}</Text>
          <Text look="small" tone="muted">
            {m.flk_page_bit_by_bit_text()}
          </Text>
        </Stack>
      </Stack>
    </Sticky>
  );
}

function getName(path: FormPath, id: number | null): string {
  const parts = partsOfPath(path);
  return parts === null || id === null ? path : `${parts.group}#${id}.${parts.name}`;
}

/** Tells whether a field still holds what the resume put there; an entry is known by its id, wherever it stands. */
function knownFromResume({ data, fromResume }: Pick<FormAnswer, "data" | "fromResume">, decimal: Decimal) {
  const known = new Map<string, string>();
  for (const path of fromResume) {
    const parts = partsOfPath(path);
    const groupData = parts === null ? undefined : data[parts.group];
    const entry = Array.isArray(groupData) ? groupData[parts?.index ?? -1] : groupData;
    const field = parts === null ? undefined : groups[parts.group].fields[parts.name];
    if (parts === null || entry === undefined || field === undefined) continue;
    known.set(keyOfPath(data, path), JSON.stringify(getControl(field, entry[parts.name], decimal)));
  }
  return (path: FormPath, id: number | null, value: unknown): boolean =>
    known.get(getName(path, id)) === JSON.stringify(value);
}

/** The extended form filled in from a CV: what it shares with the resume. It keeps no CV. */
function ReadFormCv({ hand }: { readonly hand: FormInHand }) {
  const { form, lists, decimal } = hand;
  const { remember } = useFormParts();
  const taker: CvTaker = {
    data: () => asProfile(toForm(form.getValues())),
    fits: fitting,
    take(changes) {
      for (const { list, value, label } of chosenBy(changes)) remember(list, { value, label });
      showDraft(form, withCvChanges(toForm(form.getValues()), changes, lists), decimal);
    },
    cv: null,
  };
  return <ReadCvCard taker={taker} />;
}
