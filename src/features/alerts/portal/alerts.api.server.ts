import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../contract/field-errors.ts";
import type { NamedThing } from "../../../contract/named-thing.server.ts";
import { pathId } from "../../../contract/path.schema.ts";
import { accept, invalid, notFound, type Reply, refuse, refuseWith, tooMany } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import { jakartaDay, wireMoment } from "../../../i18n/calendar.ts";
import type { Platform } from "../../../platform/platform.ts";
import { getAsker } from "../../identity/account-event.ts";
import { letterMedia } from "../../vacancies/activity/career-activity.ts";
import { listPath } from "../../vacancies/portal/list/list-state.ts";
import { cardsById } from "../../vacancies/vacancy.queries.server.ts";
import { vacancyPath } from "../../vacancies/vacancy-path.ts";
import { addressById, findAddressId } from "../address.queries.server.ts";
import {
  changeAlert as change,
  deleteAlerts,
  followAlert as follow,
  keepAlert as keep,
  type ListedAlert,
  listAlerts,
  ownerOfAlert,
  type SavedAlert,
  type WantedAlert,
} from "../alert.server.ts";
import { mostAlerts } from "../alert.ts";
import { openAlerts, openFollow } from "../alert-codes.server.ts";
import { type AlertAsked, askForAlert, confirmAlert as confirm, seeWish } from "../confirm-alert.server.ts";
import {
  type AlertItem,
  changeAlert,
  confirmAlert,
  deleteAlert,
  followAlert,
  getAlerts,
  getWish,
  type KeepAlertRefused,
  type KeepAlertRequest,
  keepAlert,
} from "./alerts.calls.ts";
import {
  alertsAnswer,
  alertsRequest,
  changeAlertRequest,
  confirmAlertRequest,
  deleteAlertRequest,
  followAnswer,
  followRequest,
  keepAlertAnswer,
  keepAlertRequest,
  nothingAnswer,
  wishAnswer,
  wishRequest,
} from "./alerts.schema.ts";
import { fromWire, getState, toWire } from "./wire-search.ts";

/** Dependencies of the alerts' calls. */
export interface AlertParts {
  platform: Platform;
  siteName: () => string;
}

const linkInvalid = () => refuse("link-invalid", m.alerts_refused_invalid());

function toItem(alert: ListedAlert): AlertItem {
  const { id, name, search, frequency, pausedAt, lastSentAt, hitsLastWeek, endsAt } = alert;
  return {
    ...{ id, name, search: toWire(search), frequency, isPaused: pausedAt !== null, hitsLastWeek },
    lastSentAt: lastSentAt === null ? null : wireMoment(lastSentAt),
    endsOn: endsAt === null ? null : jakartaDay(endsAt),
  };
}

/** The asker's own alerts, or those of the address that a code names. */
function listEndpoint({ platform }: AlertParts): Endpoint {
  const { database, sealer, clock } = platform;
  const { db } = database;
  return endpoint(getAlerts, {
    request: alertsRequest,
    answer: alertsAnswer,
    async handle({ query: { code } }, { identity, language }) {
      if (code === undefined && identity.kind !== "applicant")
        return refuseWith(401, "sign-in-required", m.contract_sign_in_required({}, { locale: language }));
      const read = async (addressId: number | null, email: string) => {
        const alerts = addressId === null ? [] : await listAlerts(db, addressId, clock());
        return accept({ data: alerts.map(toItem), email });
      };
      if (code === undefined && identity.kind === "applicant")
        return read(await findAddressId(db, identity.userName), identity.userName);
      const named = openAlerts(sealer, code ?? "", clock());
      const address = named === null ? undefined : await addressById(db, named);
      return address === undefined ? linkInvalid() : read(address.id, address.email);
    },
  });
}

function toldKept(saved: SavedAlert): Reply<{ data: { id: number } }, KeepAlertRefused> {
  switch (saved.status) {
    case "kept":
      return accept({ data: { id: saved.id } });
    case "same-search":
      return refuse("same-search", m.alerts_refused_same(), { id: saved.id });
    case "too-many-alerts":
      return refuse("too-many-alerts", m.alerts_refused_many({ most: mostAlerts }));
    case "gone":
      return refuseWith(401, "token-expired", m.contract_token_expired());
  }
}

function toldAsked(result: AlertAsked): Reply<{ data: "confirmation-sent" }> {
  if (result.status === "limited") return tooMany(m.contract_too_many(), result.retryAfter);
  if (result.status === "captcha") return refuse("captcha", m.accounts_captcha());
  return accept({ data: "confirmation-sent" });
}

function keepEndpoint({ platform, siteName }: AlertParts): Endpoint {
  return endpoint(keepAlert, {
    request: keepAlertRequest,
    answer: keepAlertAnswer,
    async handle({ body }: KeepAlertRequest, context: RequestContext<"guest">) {
      const { identity, language } = context;
      const alert: WantedAlert = {
        ...{ search: fromWire(body.search), frequency: body.frequency, name: body.name, language },
      };
      if (identity.kind === "applicant") return toldKept(await keep(platform, identity.applicantId, alert));
      if (alert.search.isMatch)
        return refuseWith(401, "sign-in-required", m.contract_sign_in_required({}, { locale: language }));
      const { email, grecaptcha: captcha } = body;
      if (email === undefined) {
        const error = { path: "email", code: "required", message: fieldMessage("required", language) };
        return invalid(m.contract_invalid_fields(), [error]);
      }
      return toldAsked(await askForAlert(platform, siteName, { ...alert, email, captcha, asker: getAsker(context) }));
    },
  });
}

function confirmEndpoints({ platform }: AlertParts): Endpoint[] {
  const { database, sealer, clock } = platform;
  const expired = () => refuse("link-expired", m.alerts_refused_expired());
  return [
    endpoint(getWish, {
      request: wishRequest,
      answer: wishAnswer,
      async handle({ path: { code } }) {
        const seen = await seeWish(database.db, sealer, code, clock());
        if (seen.status === "invalid") return linkInvalid();
        if (seen.status === "expired") return expired();
        return accept({ data: { name: seen.name, isConfirmed: seen.status === "confirmed" } });
      },
    }),
    endpoint(confirmAlert, {
      request: confirmAlertRequest,
      answer: nothingAnswer,
      async handle({ body: { code } }) {
        const { status } = await confirm(platform, code);
        if (status === "invalid") return linkInvalid();
        if (status === "expired") return expired();
        return status === "confirmed" ? accept({}) : refuse(status, m.alerts_refused_many({ most: mostAlerts }));
      },
    }),
  ];
}

/** An alert of a path: its account's own, or named by the code that came along. */
function namedAlert({ platform: { database, sealer, clock } }: AlertParts): NamedThing {
  const named = z.object({ id: pathId });
  const linked = z.object({ code: z.string() });
  return {
    at: "path.id",
    async find({ path, body }) {
      const id = named.safeParse(path).data?.id;
      if (id === undefined) return undefined;
      const found = await ownerOfAlert(database.db, id);
      if (found === null) return null;
      const code = linked.safeParse(body).data?.code ?? "";
      const { addressId, applicantId } = found;
      return { applicantId, isLinked: openAlerts(sealer, code, clock()) === addressId };
    },
  };
}

/** The calls of alerts. */
export function alertEndpoints(parts: AlertParts): Endpoint[] {
  const { platform } = parts;
  const gone = () => notFound(m.contract_not_found());
  return [
    listEndpoint(parts),
    keepEndpoint(parts),
    ...confirmEndpoints(parts),
    endpoint(changeAlert, {
      request: changeAlertRequest,
      answer: nothingAnswer,
      thing: namedAlert(parts),
      async handle({ path: { id }, body: { frequency, name, isPaused } }) {
        return (await change(platform, id, { frequency, name, isPaused })) ? accept({}) : gone();
      },
    }),
    endpoint(deleteAlert, {
      request: deleteAlertRequest,
      answer: nothingAnswer,
      thing: namedAlert(parts),
      async handle({ path: { id } }) {
        await platform.database.transact((tx) => deleteAlerts(tx, [id]));
        return accept({});
      },
    }),
    followEndpoint(parts),
  ];
}

/** A letter's link: shows that its alert is wanted, and leads on to a vacancy or the search's list. */
function followEndpoint({ platform }: { platform: Pick<Platform, "database" | "sealer" | "clock"> }): Endpoint {
  const { database, sealer, clock } = platform;
  const { db } = database;
  return endpoint(followAlert, {
    request: followRequest,
    answer: followAnswer,
    async handle({ body: { code, vacancyId } }, { language }) {
      const id = openFollow(sealer, code);
      if (id === null) return refuse("link-invalid", m.alerts_refused_invalid());
      const alert = await follow(db, id, clock());
      const [card] = vacancyId === undefined ? [] : await cardsById({ db, language }, [vacancyId]);
      if (card !== undefined)
        return accept({ data: { path: `${vacancyPath(card.id, card.title)}?media=${letterMedia.alerts}` } });
      return accept({ data: { path: alert === undefined ? "/lowongan" : listPath(getState(alert.search)) } });
    },
  });
}
