import { Link } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { dateText, numberText } from "../../../i18n/formats.ts";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { StateWord } from "../../../ui/dense/state-word.tsx";
import { WorkPage } from "../../../ui/dense/work-page.tsx";
import { WorkTable } from "../../../ui/dense/work-table.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { vacancyTitle } from "../vacancy-title.ts";
import type { Route } from "./+types/links.route";
import { AddLink, ShownLink } from "./link-panels.tsx";
import type { LinkAnswer } from "./links.calls.ts";
import { act, load } from "./load-links.ts";

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
  const { vacancy, links, isAdding, shown } = loaderData;
  const link = links.data.find(({ code }) => code === shown);
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
