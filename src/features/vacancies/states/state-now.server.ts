import { type RawBuilder, sql } from "kysely";
import type { VacancyState } from "./vacancy-state.ts";

/** The state of a row of `vacancies` by the database's clock: an open one is closed from its closing moment on. */
export const stateNow: RawBuilder<VacancyState> = sql<VacancyState>`
  case when vacancies.state = 'open' and vacancies.closes_at <= now() then 'closed' else vacancies.state end`;

/** Whether the public knows of a row of `vacancies`. */
export const isPublic: RawBuilder<boolean> = sql<boolean>`vacancies.state in ('open', 'closed')`;
