import { Form, Link, useNavigation } from "react-router";
import { m } from "#messages";
import { jsonFileBody } from "../../../../contract/body-limits.ts";
import {
  actInBrowser,
  actOnServer,
  inBrowser,
  onServer,
  type PageRequest,
  signInFirst,
} from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import { listText, numberText } from "../../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { PairList } from "../../../../ui/display/pair-list.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Field } from "../../../../ui/fields/field.tsx";
import { ErrorSummary } from "../../../../ui/forms/error-summary.tsx";
import { Fields, useOutcomeFocus, useSending, useTurn } from "../../../../ui/forms/form.tsx";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page, Row, Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { Breadcrumbs } from "../../../../ui/navigation/breadcrumbs.tsx";
import type { Change } from "../../../resumes/json-resume/json-resume.ts";
import type { LeftOut, LeftOutSection } from "../../../resumes/json-resume/left-out.ts";
import type { Route } from "./+types/json-resume.route";
import { act, fields, type JsonResumeOutcome } from "./act-on-json-resume.ts";
import { changeGroups } from "./change-groups.ts";
import styles from "./json-resume.module.css";

const fileId = "json-resume-file";

/** Choosing a file; nothing is changed by it yet. */
function ImportCard({ refused }: { readonly refused: string | undefined }) {
  const { formMethod } = useNavigation();
  const isBusy = formMethod === "POST";
  const turn = useTurn(isBusy);
  return (
    <Card as="section">
      <Stack>
        <Text as="h2" look="h3">
          {m.my_account_json_in()}
        </Text>
        <p>{m.my_account_json_in_text()}</p>
        {refused !== undefined && !isBusy && (
          <ErrorSummary key={turn} title={m.my_account_json_not_taken()} errors={[{ id: fileId, message: refused }]} />
        )}
        <Form method="post" encType="multipart/form-data">
          <Fields>
            <Field id={fileId} label={m.my_account_json_file()} hint={m.my_account_json_file_hint()} error={refused}>
              {(wiring) => (
                <input
                  {...wiring}
                  type="file"
                  name={fields.file}
                  accept=".json,application/json"
                  className={styles.file}
                />
              )}
            </Field>
            <div>
              <Button type="submit" busy={isBusy}>
                {isBusy ? m.my_account_json_looking() : m.my_account_json_look()}
              </Button>
            </div>
          </Fields>
        </Form>
      </Stack>
    </Card>
  );
}

const names: Readonly<Record<LeftOutSection, (count: { count: string }) => string>> = {
  summary: () => m.my_account_json_left_summary(),
  profiles: m.my_account_json_left_profiles,
  work: m.my_account_json_left_work,
  education: m.my_account_json_left_education,
  volunteer: m.my_account_json_left_volunteer,
  skills: m.my_account_json_left_skills,
  languages: m.my_account_json_left_languages,
  certificates: m.my_account_json_left_certificates,
  awards: m.my_account_json_left_awards,
  publications: m.my_account_json_left_publications,
  projects: m.my_account_json_left_projects,
  interests: m.my_account_json_left_interests,
  references: m.my_account_json_left_references,
  other: m.my_account_json_left_other,
};

/** A sentence that says what of a file is not taken; "" where all of it is. */
function leftOutText(leftOut: readonly LeftOut[]): string {
  if (leftOut.length === 0) return "";
  const parts = leftOut.map(({ section, count }) => names[section]({ count: numberText(count) }));
  return m.my_account_json_left_out({ parts: listText(parts) });
}

/** The result for a file that needs no further step. */
function TakenNotice({ outcome }: { readonly outcome: JsonResumeOutcome }) {
  if (outcome.status === "nothing-new") {
    return (
      <Notice announce="status">
        {m.my_account_json_nothing()} {leftOutText(outcome.leftOut)}
      </Notice>
    );
  }
  if (outcome.status !== "changed") return null;
  return (
    <Notice tone="success" announce="status">
      {m.my_account_json_done()} {leftOutText(outcome.leftOut)}{" "}
      <Link to="/profile-resume">{m.my_account_json_see()}</Link>
    </Notice>
  );
}

async function load({ url, isSignedIn }: PageRequest<unknown>) {
  if (!isSignedIn) throw signInFirst(url);
  return null;
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, jsonFileBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "resume.edit", hydrate: "eager" };

export function meta() {
  return [{ title: pageTitle(m.my_account_json()) }, { name: "robots", content: "noindex" }];
}

/** Taking the resume along as JSON Resume, and bringing one in: first what would change, then the change. */
export default function JsonResume({ actionData }: Route.ComponentProps) {
  const isNews = actionData !== undefined && actionData.status !== "refused";
  useOutcomeFocus(isNews ? actionData : undefined);
  return (
    <Page>
      <Breadcrumbs
        label={m.my_account_crumbs()}
        trail={[{ text: m.my_account_title(), to: "/account/my-account" }]}
        current={m.my_account_json()}
      />
      <PageHead title={m.my_account_json()} lead={m.my_account_json_lead()} />
      <Stack gap={24} className={styles.narrow}>
        {actionData && <TakenNotice outcome={actionData} />}
        {actionData?.status === "would-change" ? (
          <ChangesCard changes={actionData.changes} leftOut={leftOutText(actionData.leftOut)} text={actionData.text} />
        ) : (
          <>
            <ExportCard />
            <ImportCard refused={actionData?.status === "refused" ? actionData.message : undefined} />
          </>
        )}
      </Stack>
    </Page>
  );
}

function ExportCard() {
  return (
    <Card as="section">
      <Stack gap={12}>
        <Text as="h2" look="h3">
          {m.my_account_json_out()}
        </Text>
        <p>{m.my_account_json_out_text()}</p>
        <div>
          <ButtonLink to="/account/my-account/resume.json" reloadDocument kind="secondary" icon="download">
            {m.my_account_json_out_button()}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}

interface ChangesCardProps {
  readonly changes: readonly Change[];
  /** A sentence about the parts of the file that are not imported. */
  readonly leftOut: string;
  /** The file, to be sent again. */
  readonly text: string;
}

/** Preview of the changes of a file. */
function ChangesCard({ changes, leftOut, text }: ChangesCardProps) {
  const isBusy = useSending();
  return (
    <Card as="section">
      <Stack gap={24}>
        <Stack gap={8}>
          <Text as="h2" look="h3">
            {m.my_account_json_would()}
          </Text>
          <Text tone="muted">{m.my_account_json_would_text()}</Text>
          {leftOut !== "" && <Text>{leftOut}</Text>}
        </Stack>
        {changeGroups(changes).map(({ title, changes: own }) => (
          <Stack key={title} gap={8}>
            <h3>{title}</h3>
            <PairList pairs={own.map(pair)} />
          </Stack>
        ))}
        <Form method="post">
          <input type="hidden" name={fields.text} value={text} />
          <Row>
            <Button type="submit" busy={isBusy}>
              {m.my_account_json_apply()}
            </Button>
            <ButtonLink to="/account/my-account/json-resume" kind="secondary">
              {m.my_account_json_cancel()}
            </ButtonLink>
          </Row>
        </Form>
      </Stack>
    </Card>
  );
}

function pair({ label, before, after }: Change & { label: string }) {
  const value = after ?? m.my_account_json_empty();
  return before === null ? { label, value } : { label, value, note: m.my_account_json_before({ before }) };
}
