/** An account's alerts. */
export const alertsPath = "/account/alerts";

/** The same for who has no account, by the code of a letter. */
export function alertsByCodePath(code: string): string {
  return `/alerts/${code}`;
}

/** The page that asks whether to confirm an alert; opening it changes nothing. */
export function confirmAlertPath(code: string): string {
  return `/alerts/confirm/${code}`;
}

/** Leads on to a vacancy, or without one to the search's list. */
export function followPath(code: string, vacancyId?: number): string {
  return vacancyId === undefined ? `/alerts/go/${code}` : `/alerts/go/${code}/${vacancyId}`;
}

/** The page where a search of the list is kept; `query` is the list's own. */
export function keepAlertPath(query: string): string {
  return query === "" ? "/lowongan/kabari" : `/lowongan/kabari?${query}`;
}
