import type { MouseEvent } from "react";
import { Link } from "react-router";
import { m } from "#messages";
import { site } from "../../../../contract/site.ts";
import { closing } from "../../../../i18n/closing.ts";
import { counted } from "../../../../i18n/formats.ts";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Due, Tag } from "../../../../ui/display/tag.tsx";
import { Timeline, TimelineStep } from "../../../../ui/display/timeline.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { Page, Split, Sticky } from "../../../../ui/layout/layout.tsx";
import { HtmlProse, Text } from "../../../../ui/layout/text.tsx";
import { Breadcrumbs } from "../../../../ui/navigation/breadcrumbs.tsx";
import { CompanyLogo } from "../../../../ui/patterns/company-logo.tsx";
import { companyPath, vacancyPath } from "../../vacancy-path.ts";
import { LevelTag } from "../card-grid.tsx";
import { usePlace } from "../recent.ts";
import { SaveSquare } from "../save/save-button.tsx";
import { ApplyButton, ApplyPanel } from "./apply-panel.tsx";
import askedQuestionsStyles from "./asked-questions.module.css";
import bottomBarStyles from "./bottom-bar.module.css";
import { RelatedJobs } from "./closed-vacancy.tsx";
import companyCardStyles from "./company-card.module.css";
import descriptionStyles from "./description.module.css";
import type { Detail, OpenData } from "./load-detail.ts";
import styles from "./print.module.css";
import selectionStyles from "./selection.module.css";
import { shareId } from "./share.tsx";
import vacancyHeadStyles from "./vacancy-head.module.css";

type Phase = Detail["selection"][number];

/** How long it takes: as measured at the company, or what is promised; null for neither. */
export function lengthText({ days, isMeasured }: Pick<Phase, "days" | "isMeasured">): string | null {
  if (days === null) return null;
  const inputs = counted(days);
  return isMeasured ? m.vacancies_detail_phase_usual(inputs) : m.vacancies_detail_phase_promised(inputs);
}

const Prepare = ({ text }: { readonly text: string }) => (
  <p>
    <strong>{m.vacancies_detail_prepare()}</strong> {text}
  </p>
);

/** The phases of an application here, how long each takes, and what to prepare. */
function Selection({ phases }: { readonly phases: Detail["selection"] }) {
  if (phases.length === 0) return null;
  return (
    <section className={selectionStyles.phases}>
      <h2>{m.vacancies_detail_selection()}</h2>
      <Timeline>
        {phases.map((phase) => (
          <TimelineStep key={phase.name} title={phase.name} when={lengthText(phase) ?? undefined}>
            {phase.prepare === "" ? undefined : <Prepare text={phase.prepare} />}
          </TimelineStep>
        ))}
      </Timeline>
    </section>
  );
}

/** Hides a part of the page in print: controls are of no use on paper. */
const onScreenOnly = styles.screen;

/** In print, the vacancy's address; its presence also marks the page as printable. */
function PrintedAddress({ address }: { readonly address: string }) {
  return (
    <p className={styles.address}>
      {site.name} · {address}
    </p>
  );
}

/** A vacancy one may apply to: what it is on the left, applying on the right; on phones a bar below. */
export function OpenVacancy({ data }: { readonly data: OpenData }) {
  const { vacancy, company, related, today } = data;
  usePlace("vacancy", vacancy.title, vacancyPath(vacancy.id, vacancy.title));
  return (
    <Page>
      <Breadcrumbs
        label={m.vacancies_detail_crumbs()}
        trail={[
          { text: m.vacancies_detail_home(), to: "/" },
          { text: m.vacancies_list_title(), to: "/lowongan" },
        ]}
        current={vacancy.title}
      />
      <Split gap={48}>
        <article>
          <VacancyHead vacancy={vacancy} today={today} />
          <Description vacancy={vacancy} />
          <AskedQuestions questions={vacancy.questions} />
          <div className={onScreenOnly}>
            <Selection phases={vacancy.selection} />
          </div>
          <CompanyCard vacancy={vacancy} company={company} />
        </article>
        <Sticky>
          <ApplyPanel data={data} />
        </Sticky>
      </Split>
      <PrintedAddress address={data.address} />
      <div className={onScreenOnly}>
        <RelatedJobs related={related} today={today} />
        <BottomBar data={data} />
      </div>
    </Page>
  );
}

/** The questions when applying, shown in advance; nothing where there are none. */
function AskedQuestions({ questions }: Pick<Detail, "questions">) {
  if (questions.length === 0) return null;
  return (
    <section className={askedQuestionsStyles.asked}>
      <h2>{m.vacancies_detail_questions()}</h2>
      <ol>
        {questions.map(({ questionId, words, required }) => (
          <li key={questionId}>
            {words} {!required && <small>{m.vacancies_detail_question_optional()}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** On phones always at hand: sharing by the phone's own sheet (else the ways on the page) and applying. */
function BottomBar({ data: { vacancy, address } }: { readonly data: OpenData }) {
  const share = (event: MouseEvent) => {
    if (!("share" in navigator)) return;
    event.preventDefault();
    const { title, company } = vacancy;
    const text = m.vacancies_detail_share_text({ title, company });
    // Closing the phone's sheet without choosing is no fault.
    navigator.share({ title, text, url: address }).catch(() => undefined);
  };
  return (
    <div className={bottomBarStyles.bar}>
      <SaveSquare vacancy={vacancy} />
      <a className={bottomBarStyles.share} href={`#${shareId}`} onClick={share} aria-label={m.vacancies_detail_share()}>
        <Icon name="share-2" />
      </a>
      <ApplyButton vacancy={vacancy} className={bottomBarStyles.apply} />
    </div>
  );
}

/** Whose vacancy it is, in a sentence, and what else the company offers. */
function CompanyCard({ vacancy, company }: Pick<OpenData, "vacancy" | "company">) {
  return (
    <Card className={companyCardStyles.card}>
      <CompanyLogo name={vacancy.company} src={vacancy.logoUrl ?? undefined} size={56} {...vacancy.mark} />
      <div className={companyCardStyles.words}>
        <Text as="h2" look="h4">
          {vacancy.company}
        </Text>
        {company && company.summary !== "" && <Text tone="muted">{company.summary}</Text>}
        <MoreLink className={companyCardStyles.more} to={companyPath(vacancy.companyId)}>
          {company && company.openVacancies > 1
            ? m.vacancies_detail_company_more(counted(company.openVacancies))
            : m.vacancies_detail_company_page()}
        </MoreLink>
      </div>
    </Card>
  );
}

interface DescriptionProps {
  readonly vacancy: Pick<Detail, "description" | "requirement">;
}

/** The description and the requirements; a vacancy without texts says so. */
function Description({ vacancy: { description, requirement } }: DescriptionProps) {
  if (description === "" && requirement === "")
    return <p className={descriptionStyles.none}>{m.vacancies_detail_no_text()}</p>;
  return (
    <div className={descriptionStyles.parts}>
      <Part title={m.vacancies_detail_about()} html={description} />
      <Part title={m.vacancies_detail_requirement()} html={requirement} />
    </div>
  );
}

function Part({ title, html }: { readonly title: string; readonly html: string }) {
  if (html === "") return null;
  return (
    <section>
      <h2>{title}</h2>
      <HtmlProse html={html} />
    </section>
  );
}

interface VacancyHeadProps {
  readonly vacancy: Detail;
  readonly today: string;
}

/** Title, company, tags; on phones also where and until when. */
function VacancyHead({ vacancy, today }: VacancyHeadProps) {
  const { text, urgency } = closing(vacancy.closes, today);
  return (
    <header className={vacancyHeadStyles.head}>
      <CompanyLogo name={vacancy.company} src={vacancy.logoUrl ?? undefined} {...vacancy.mark} />
      <div>
        <h1 tabIndex={-1}>{vacancy.title}</h1>
        <p className={vacancyHeadStyles.company}>
          <Link to={companyPath(vacancy.companyId)}>{vacancy.company}</Link>
        </p>
        <div className={vacancyHeadStyles.tags}>
          <LevelTag level={vacancy.level} />
          <Tag>{vacancy.function}</Tag>
          {vacancy.employmentTypeName !== "" && <Tag>{vacancy.employmentTypeName}</Tag>}
        </div>
        <ul className={vacancyHeadStyles.phone}>
          {vacancy.place !== "" && (
            <li>
              <Icon name="map-pin" />
              {vacancy.place}
            </li>
          )}
          <li>
            {urgency === undefined && <Icon name="clock-hour-4" />}
            <Due urgency={urgency}>{text}</Due>
          </li>
        </ul>
      </div>
    </header>
  );
}
