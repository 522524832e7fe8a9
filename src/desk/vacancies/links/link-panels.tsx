import { Form, useHref } from "react-router";
import { m } from "#messages";
import { dateText, numberText } from "../../../i18n/formats.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { CopyButton } from "../../../ui/actions/copy-button.tsx";
import { WorkSection } from "../../../ui/dense/work-page.tsx";
import { QrCode } from "../../../ui/display/qr-code.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useSending } from "../../../ui/forms/use-sending.ts";
import { Row, Stack } from "../../../ui/layout/layout.tsx";
import { errorOf, Refusal, type Refused } from "../../account/refusal.tsx";
import type { LinkAnswer } from "./links.calls.ts";
import styles from "./links.module.css";
import type { LinksData } from "./load-links.ts";

/** What a new link needs. */
export function AddLink({ data, refused }: { readonly data: LinksData; readonly refused: Refused | undefined }) {
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
            error={errorOf(refused, "mediaCode")}
          />
          <SelectField name="platformId" label={labels.platformId} options={options} />
          <TextField
            name="opensOn"
            type="date"
            label={labels.opensOn}
            defaultValue={data.from}
            error={errorOf(refused, "opensOn")}
          />
          <TextField
            name="expiresOn"
            type="date"
            label={labels.expiresOn}
            defaultValue={data.until}
            error={errorOf(refused, "expiresOn")}
          />
          <TextField
            name="note"
            maxLength={100}
            label={labels.note}
            optional={m.desk_vacancies_optional()}
            error={errorOf(refused, "note")}
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
export function ShownLink({ link, vacancyId, wasMade }: ShownLinkProps) {
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
