import { smallBody } from "../../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../../contract/call.ts";
import type { Named, OfVacancy } from "../vacancies.calls.ts";

/** A link that leads to the vacancy by a channel of its own. */
export interface LinkAnswer {
  code: string;
  version: number;
  /** The whole address, as it is printed. */
  url: string;
  mediaCode: string;
  platform: Named;
  opensOn: string;
  /** The last day on which it leads there. */
  expiresOn: string;
  note: string;
  state: "early" | "valid" | "expired";
  clicks: number;
  /** The newest first, 30 at most; days without are left out. */
  days: { day: string; clicks: number }[];
  /** Of everybody who came by its media code. */
  applications: number;
  hired: number;
}

export interface LinkList {
  data: LinkAnswer[];
  platforms: Named[];
}

export const listLinks = defineDeskCall<OfVacancy, LinkList>()({
  method: "GET",
  path: "staff/vacancies/{id}/links",
  needs: "posting.read",
  who: "staff",
});

export interface LinkBody extends Record<string, unknown> {
  mediaCode: string;
  platformId: 1 | 2 | 3;
  opensOn: string;
  expiresOn: string;
  note?: string | undefined;
}

export const addLinkCall = defineDeskCall<OfVacancy & { body: LinkBody }, LinkAnswer>()({
  method: "POST",
  path: "staff/vacancies/{id}/links",
  needs: "posting.edit",
  who: "staff",
  limits: smallBody,
  creates: true,
});

interface OfLink {
  path: { id: number; code: string };
}

export const changeLinkCall = defineDeskCall<
  OfLink & { body: { opensOn?: string | undefined; expiresOn?: string | undefined; note?: string | undefined } },
  LinkAnswer
>()({
  method: "PATCH",
  path: "staff/vacancies/{id}/links/{code}",
  needs: "posting.edit",
  who: "staff",
  limits: smallBody,
  versioned: true,
});

/** The link as a picture to print: `svg` or `png`. */
export const getLinkPicture = defineDeskCall<OfLink & { path: { kind: "qr.svg" | "qr.png" } }, never>()({
  method: "GET",
  path: "staff/vacancies/{id}/links/{code}/{kind}",
  needs: "posting.read",
  who: "staff",
});
