/** What the link in the mail is named for; the page offers all three answers whatever it says. */
const linkAction = "accept";

/** The page of an invitation (R36). */
export function invitationPath(phase: string, code: string, action: string = linkAction): string {
  return `/recruitmentprocess/invitation/${[phase, action, code].map(encodeURIComponent).join("/")}`;
}

/** The same as a calendar's file. */
export function invitationCalendarPath(phase: string, code: string): string {
  return `${invitationPath(phase, code)}/calendar.ics`;
}

/** The page of an invitation to join (R37). */
export function joinPath(code: string, source: string): string {
  return `/recruitmentprocess/invitetojoin/join/${encodeURIComponent(code)}/${encodeURIComponent(source)}`;
}

/** How a phase is named in addresses. */
export function phaseName({ id, code }: { id: number; code: string | null }): string {
  return code ?? `phase-${id}`;
}
