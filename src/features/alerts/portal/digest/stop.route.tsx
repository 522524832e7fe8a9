import { data, Form } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { formText } from "../../../../contract/field-values.ts";
import {
  actInBrowser,
  actOnServer,
  inBrowser,
  need,
  onServer,
  type PageAction,
  type PageRequest,
} from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { RadioGroup } from "../../../../ui/fields/radio-group.tsx";
import { useOutcomeFocus, useSending } from "../../../../ui/forms/form.tsx";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page, Stack } from "../../../../ui/layout/layout.tsx";
import type { Route } from "./+types/stop.route";
import styles from "./stop.module.css";
import { chooseByLetter, getLetterStops, type LetterChoice, type LetterStops } from "./vacancy-letters.calls.ts";

/** The result of a choice. */
type StopOutcome = { status: "done"; choice: LetterChoice } | { status: "failed"; message: string };

const periods = ["weekly", "fortnightly", "monthly"] as const;

function getChoice(form: FormData): LetterChoice {
  const chosen = formText(form, "choice");
  return periods.find((period) => period === chosen) ?? "stop";
}

/** Does what was chosen, once a button said so. */
async function act({ api, form, params, language }: PageAction<StopParams>): Promise<StopOutcome> {
  const choice = getChoice(form);
  const sent = await api.send(chooseByLetter, { path: { code: params.code }, body: { choice, lang: language } });
  return sent.status === "accepted" ? { status: "done", choice } : { status: "failed", message: sent.message };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "vacancy-letter.stop", hydrate: "eager" };

export function meta() {
  return [{ title: pageTitle(m.vacancy_letters_stop_title()) }, { name: "robots", content: "noindex" }];
}

const choiceWords = {
  weekly: m.vacancy_letters_stop_weekly,
  fortnightly: m.vacancy_letters_stop_fortnightly,
  monthly: m.vacancy_letters_stop_monthly,
  stop: m.vacancy_letters_stop_all,
} as const satisfies Record<LetterChoice, () => string>;

const periodWords = {
  daily: m.vacancy_letters_now_daily,
  weekly: m.vacancy_letters_now_weekly,
  fortnightly: m.vacancy_letters_now_fortnightly,
  monthly: m.vacancy_letters_now_monthly,
  never: m.vacancy_letters_now_never,
} as const;

/** The page of a letter's link: it asks first, offers a lower frequency, and needs no sign-in. */
export default function StopLetters({ loaderData, actionData }: Route.ComponentProps) {
  useOutcomeFocus(actionData?.status === "done");
  if (loaderData.status === "invalid") {
    return (
      <Page>
        <StateScreen
          level={1}
          icon="link-off"
          title={m.vacancy_letters_stop_invalid_title()}
          text={m.vacancy_letters_stop_invalid()}
        >
          <ButtonLink to="/account/my-account">{m.vacancy_letters_stop_account()}</ButtonLink>
        </StateScreen>
      </Page>
    );
  }
  if (actionData?.status === "done") return <Done choice={actionData.choice} />;
  const { stops } = loaderData;
  if (stops.choices.length === 0) return <Done choice="stop" />;
  return <Asking stops={stops} failed={actionData?.message} />;
}

function Asking({ stops, failed }: { readonly stops: LetterStops; readonly failed: string | undefined }) {
  const busy = useSending();
  const { suggestions, alerts, choices } = stops;
  const isOnlyStop = choices.length === 1;
  return (
    <Page>
      <PageHead
        title={m.vacancy_letters_stop_title()}
        lead={suggestions === null ? m.vacancy_letters_now_alerts() : periodWords[suggestions]()}
      />
      <Card className={styles.narrow}>
        <Form method="post">
          <Stack gap={24}>
            {failed !== undefined && (
              <Notice tone="danger" announce="alert">
                {failed}
              </Notice>
            )}
            {isOnlyStop ? (
              <p>{m.vacancy_letters_stop_ask()}</p>
            ) : (
              <RadioGroup
                name="choice"
                label={m.vacancy_letters_stop_question()}
                hint={alerts && suggestions !== null ? m.vacancy_letters_stop_both() : undefined}
                choices={choices.map((choice) => ({ value: choice, label: choiceWords[choice]() }))}
                defaultValue="stop"
              />
            )}
            <div>
              <Button type="submit" busy={busy}>
                {isOnlyStop ? m.vacancy_letters_stop_yes() : m.vacancy_letters_stop_save()}
              </Button>
            </div>
          </Stack>
        </Form>
      </Card>
    </Page>
  );
}

function Done({ choice }: { readonly choice: LetterChoice }) {
  const isOver = choice === "stop";
  return (
    <Page>
      <StateScreen
        level={1}
        icon="check"
        tone="success"
        title={isOver ? m.vacancy_letters_stopped_title() : m.vacancy_letters_rarer_title()}
        text={isOver ? m.vacancy_letters_stopped_text() : choiceDone[choice]()}
      >
        <ButtonLink to="/lowongan">{m.vacancy_letters_stop_list()}</ButtonLink>
      </StateScreen>
    </Page>
  );
}

const choiceDone = {
  weekly: m.vacancy_letters_now_weekly,
  fortnightly: m.vacancy_letters_now_fortnightly,
  monthly: m.vacancy_letters_now_monthly,
} as const;

/** Parameters of the page's address. */
interface StopParams {
  code: string;
}

/** The parts that a letter's code would stop: opening it, as mail scanners do, changes nothing. */
async function load({ api, params, url, language }: PageRequest<StopParams>) {
  const sent = await api.send(getLetterStops, { path: { code: params.code, lang: language } });
  if (sent.status === "refused" && sent.code === "link-invalid") {
    return data({ status: "invalid" as const }, { status: 404 });
  }
  return data({ status: "found" as const, stops: need(sent, url).data });
}
