import { Form, Link, useHref } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { dateText, numberText } from "../../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { CopyButton } from "../../../../ui/actions/copy-button.tsx";
import { StateWord } from "../../../../ui/dense/state-word.tsx";
import { WorkPage, WorkSection, WorkTable } from "../../../../ui/dense/work-page.tsx";
import { QrCode } from "../../../../ui/display/qr-code.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { SelectField } from "../../../../ui/fields/select-field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { useSending } from "../../../../ui/forms/form.tsx";
import { Row, Stack } from "../../../../ui/layout/layout.tsx";
import { findError, Refusal, type Refused } from "../../../identity/desk/refusal.tsx";
import { vacancyTitle } from "../vacancy-state.tsx";
import type { Route } from "./+types/links.route";
import type { LinkAnswer } from "./links.calls.ts";
import styles from "./links.module.css";
import { act, type LinksData, load } from "./load-links.ts";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "posting.read", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_vacancies_links_title());
}

/** Links handed out at fairs and by partners, from clicks to hired (F18). */
export default function Links({ loaderData, actionData }: Route.ComponentProps) {
  const { vacancy, links, isAdding, openCode } = loaderData;
  const link = links.data.find(({ code }) => code === openCode);
  const panel = isAdding ? (
    <AddLink data={loaderData} refused={actionData} />
  ) : (
    link && <ShownLink link={link} vacancyId={vacancy.id} wasMade={loaderData.wasMade} />
  );
  return (
    <WorkPage
      bare
      title={m.desk_vacancies_links_title()}
      sub={vacancyTitle(vacancy)}
      back={{ to: `/staff/vacancies/${vacancy.id}`, label: m.desk_vacancies_edit_back() }}
      acts={
        vacancy.mayEdit && (
          <ButtonLink icon="plus" to="?new=1" preventScrollReset>
            {m.desk_vacancies_links_add()}
          </ButtonLink>
        )
      }
      side={panel || undefined}
    >
      {links.data.length === 0 ? (
        <StateScreen icon="link" title={m.desk_vacancies_links_none()} text={m.desk_vacancies_links_none_text()} />
      ) : (
        <LinksTable links={links.data} />
      )}
    </WorkPage>
  );
}

const states = {
  early: { tone: "info", word: m.desk_vacancies_links_early },
  valid: { tone: "ok", word: m.desk_vacancies_links_valid },
  expired: { tone: "end", word: m.desk_vacancies_links_expired },
} as const;

function LinksTable({ links }: { readonly links: readonly LinkAnswer[] }) {
  const head = [
    ...[m.desk_vacancies_links_media(), m.desk_vacancies_links_platform(), m.desk_vacancies_links_note()],
    ...[m.desk_vacancies_links_state(), m.desk_vacancies_links_expires()],
  ];
  const counts = [
    m.desk_vacancies_links_clicks(),
    m.desk_vacancies_links_applications(),
    m.desk_vacancies_links_hired(),
  ];
  return (
    <WorkTable
      label={m.desk_vacancies_links_title()}
      head={
        <>
          {head.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
          {counts.map((word) => (
            <th key={word} scope="col" data-number>
              {word}
            </th>
          ))}
        </>
      }
    >
      {links.map((link) => (
        <tr key={link.code}>
          <th scope="row">
            <Link to={`?code=${link.code}`} preventScrollReset>
              {link.mediaCode}
            </Link>
          </th>
          <td data-quiet>{link.platform.name}</td>
          <td data-quiet>{link.note}</td>
          <td>
            <StateWord tone={states[link.state].tone}>{states[link.state].word()}</StateWord>
          </td>
          <td data-quiet data-nowrap>
            {dateText(link.expiresOn)}
          </td>
          <td data-number>{numberText(link.clicks)}</td>
          <td data-number>{numberText(link.applications)}</td>
          <td data-number>{numberText(link.hired)}</td>
        </tr>
      ))}
    </WorkTable>
  );
}

/** What a new link needs. */
function AddLink({ data, refused }: { readonly data: LinksData; readonly refused: Refused | undefined }) {
  const busy = useSending();
  const labels = {
    mediaCode: m.desk_vacancies_links_media(),
    platformId: m.desk_vacancies_links_platform(),
    opensOn: m.desk_vacancies_links_opens(),
    expiresOn: m.desk_vacancies_links_expires(),
    note: m.desk_vacancies_links_note(),
  };
  const options = data.links.platforms.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <WorkSection title={m.desk_vacancies_links_add()}>
      <Form method="post" noValidate>
        <Stack gap={12}>
          <Refusal refused={refused} labels={labels} />
          <TextField
            name="mediaCode"
            maxLength={50}
            label={labels.mediaCode}
            hint={m.desk_vacancies_links_media_hint()}
            error={findError(refused, "mediaCode")}
          />
          <SelectField name="platformId" label={labels.platformId} options={options} />
          <TextField
            name="opensOn"
            type="date"
            label={labels.opensOn}
            defaultValue={data.from}
            error={findError(refused, "opensOn")}
          />
          <TextField
            name="expiresOn"
            type="date"
            label={labels.expiresOn}
            defaultValue={data.until}
            error={findError(refused, "expiresOn")}
          />
          <TextField
            name="note"
            maxLength={100}
            label={labels.note}
            optional={m.desk_vacancies_optional()}
            error={findError(refused, "note")}
          />
          <Row gap={8}>
            <Button type="submit" busy={busy}>
              {m.desk_vacancies_links_make()}
            </Button>
            <ButtonLink kind="quiet" to="?" preventScrollReset>
              {m.desk_vacancies_act_cancel()}
            </ButtonLink>
          </Row>
        </Stack>
      </Form>
    </WorkSection>
  );
}

interface ShownLinkProps {
  readonly link: LinkAnswer;
  readonly vacancyId: number;
  readonly wasMade: boolean;
}

/** A link as it is printed, and how often it was followed day by day. */
function ShownLink({ link, vacancyId, wasMade }: ShownLinkProps) {
  const files = useHref("/api/v1/staff/vacancies");
  const picture = (kind: string) => `${files}/${vacancyId}/links/${link.code}/${kind}`;
  return (
    <WorkSection title={link.mediaCode}>
      {wasMade && (
        <Notice tone="success" announce="status">
          {m.desk_vacancies_links_made()}
        </Notice>
      )}
      <div className={styles.qr}>
        <QrCode text={link.url} label={m.desk_vacancies_links_qr({ code: link.code })} />
      </div>
      <p className={styles.address}>{link.url}</p>
      <Row gap={8}>
        <CopyButton
          small
          kind="secondary"
          text={link.url}
          label={m.desk_vacancies_links_copy()}
          done={m.desk_vacancies_links_copied()}
        />
        <a href={picture("qr.svg")} download>
          {m.desk_vacancies_links_svg()}
        </a>
        <a href={picture("qr.png")} download>
          {m.desk_vacancies_links_png()}
        </a>
      </Row>
      {link.days.length > 0 && (
        <ul className={styles.days}>
          {link.days.map(({ day, clicks }) => (
            <li key={day}>{m.desk_vacancies_links_days({ day: dateText(day), clicks: numberText(clicks) })}</li>
          ))}
        </ul>
      )}
    </WorkSection>
  );
}
