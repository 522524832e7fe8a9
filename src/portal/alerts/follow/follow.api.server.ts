import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { accept, refuse } from "../../../contract/reply.ts";
import { openFollow } from "../../../domain/alerts/alert-codes.server.ts";
import { followAlert as follow } from "../../../domain/alerts/manage/change-alert.server.ts";
import { letterMedia } from "../../../domain/vacancies/activity/letter-media.ts";
import { cardsById } from "../../../domain/vacancies/vacancy.queries.server.ts";
import { vacancyPath } from "../../../domain/vacancies/vacancy-path.ts";
import type { Platform } from "../../../platform/platform.ts";
import { listPath } from "../../finding/list/list-state.ts";
import { followAlert } from "../alerts.calls.ts";
import { followAnswer, followRequest } from "../alerts.schema.ts";
import { stateOf } from "../state-of-search.ts";

/** A letter's link: shows that its alert is wanted, and leads on to a vacancy or the search's list. */
export function followEndpoint({ platform }: { platform: Pick<Platform, "database" | "sealer" | "clock"> }): Endpoint {
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
      return accept({ data: { path: alert === undefined ? "/lowongan" : listPath(stateOf(alert.search)) } });
    },
  });
}
