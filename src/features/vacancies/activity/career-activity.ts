/** How someone came to a vacancy by an activity link (§3 "Career activity record"). */
export interface ActivityRecord {
  vacancyId: number;
  mediaCode: string;
  /** ISO 8601; from then on it counts no more. */
  expireAt: string;
}

/** The cookie that keeps a browser's records; signing out removes it. */
export const careerActivityCookie = "career-activity";

/** A record lives for a day (§9). */
export const activityLifeMs = 86_400_000;

/** Links of several windows are valid side by side; the oldest are replaced. */
const mostRecords = 8;

function isRecord(entry: unknown): entry is ActivityRecord {
  if (typeof entry !== "object" || entry === null) return false;
  const [id, code, until] = ["vacancyId", "mediaCode", "expireAt"].map((name): unknown => Reflect.get(entry, name));
  return Number.isSafeInteger(id) && typeof code === "string" && typeof until === "string";
}

/** The records of a cookie that still count; what anybody else wrote into it is left out. */
export function activityRecords(cookie: string | undefined, now: Date): ActivityRecord[] {
  try {
    const entries: unknown = JSON.parse(cookie ?? "[]");
    if (!Array.isArray(entries)) return [];
    return entries.filter(isRecord).filter(({ expireAt }) => Date.parse(expireAt) > now.getTime());
  } catch {
    return [];
  }
}

/** The cookie's value with one more record, the newest first; a vacancy's newest link is the one that counts. */
export function withActivity(
  cookie: string | undefined,
  { vacancyId, mediaCode }: Pick<ActivityRecord, "vacancyId" | "mediaCode">,
  now: Date,
): string {
  const others = activityRecords(cookie, now).filter((record) => record.vacancyId !== vacancyId);
  const record = { vacancyId, mediaCode, expireAt: new Date(now.getTime() + activityLifeMs).toISOString() };
  return JSON.stringify([record, ...others].slice(0, mostRecords));
}

/** The media code by which someone came to a vacancy; null when none counts. */
export function findMediaCode(cookie: string | undefined, vacancyId: number, now: Date): string | null {
  return activityRecords(cookie, now).find((record) => record.vacancyId === vacancyId)?.mediaCode ?? null;
}

/** Media codes of our own letters: anyone who follows one comes by it to any vacancy (suggestions §1 "links"). */
export const letterMedia = { suggestions: "email-saran", alerts: "email-kabar" } as const;

/** The career site's own channel: what the codes of letters count as. */
export const letterPlatform = 1;

export const isLetterMedia = (code: string): boolean => Object.values(letterMedia).some((media) => media === code);
