import { data, type RouterContextProvider, redirect } from "react-router";
import { documentLanguage } from "../i18n/language.browser.ts";
import type { Language } from "../i18n/language.ts";
import type { BodyLimits } from "./body-limits.ts";
import { browserApi, quietApi } from "./browser-api.ts";
import type { Api, Sent } from "./client.ts";
import { deskApi } from "./desk-api.ts";
import { askPath, findDeskAsk, isDeskPath } from "./desk-ask.ts";
import { oneAtATime } from "./one-act.ts";
import { type PageContext, pageContext } from "./page-meta.ts";
import { notingDeclined } from "./page-owner.ts";

/** Argument of a page's `load`, on the server and in the browser. */
export interface PageRequest<Params> {
  api: Api;
  params: Params;
  url: URL;
  language: Language;
  /** True when the visitor sent a session cookie; whether it is still good the API says. */
  isSignedIn: boolean;
  /** True for a page that everybody who is signed in gets the same: its calls are a guest's. */
  isShared: boolean;
  theme: PageContext["theme"];
  /** The site's origin, for addresses that are shared. */
  origin: string;
  now: Date;
}

/** Argument of a page's `act`: the same, and the submitted form. */
export interface PageAction<Params> extends PageRequest<Params> {
  form: FormData;
}

interface RouteArgs<Params> {
  request: Request;
  params: Params;
  context: Readonly<RouterContextProvider>;
}

type Load<Params, Data> = (page: PageRequest<Params>) => Promise<Data>;
type Act<Params, Data> = (page: PageAction<Params>) => Promise<Data>;

function here<Params>(args: RouteArgs<Params>, api: Api): PageRequest<Params> {
  return {
    api,
    params: args.params,
    url: new URL(args.request.url),
    language: documentLanguage(),
    isSignedIn: document.documentElement.dataset["viewer"] === "applicant",
    isShared: false,
    theme: documentTheme(),
    origin: location.origin,
    now: new Date(),
  };
}

function documentTheme(): PageContext["theme"] {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "device";
}

/** A page of the desk whose call asks for the lock's key, or for the second step, leads there and back. */
function leadingToAsk(api: Api, url: URL): Api {
  const path = routerPath(url);
  if (!isDeskPath(path)) return api;
  return {
    async send(call, request, options) {
      const sent = await api.send(call, request, options);
      const ask = sent.status === "refused" ? findDeskAsk(sent.code) : null;
      if (ask !== null) throw redirect(askPath(ask, path));
      return sent;
    },
  };
}

function there<Params>(args: RouteArgs<Params>): PageRequest<Params> {
  const { api: plain, language, isSignedIn, isShared, theme, origin, now } = args.context.get(pageContext);
  const url = new URL(args.request.url);
  const visitor = { language, isSignedIn, isShared, theme };
  return { api: leadingToAsk(plain, url), params: args.params, url, ...visitor, origin, now };
}

/** True for what pages throw on purpose: redirects and answers with a status. */
function isExpected(thrown: unknown): boolean {
  if (thrown instanceof Response) return true;
  return typeof thrown === "object" && thrown !== null && "type" in thrown && thrown.type === "DataWithResponseInit";
}

/** Turns a fault into a 500 that names the request under which the log has it. */
async function withFaultsTold<Data>(context: RouteArgs<unknown>["context"], work: () => Promise<Data>): Promise<Data> {
  try {
    return await work();
  } catch (thrown) {
    if (isExpected(thrown)) throw thrown;
    const { onFault, requestId } = context.get(pageContext);
    onFault(thrown);
    throw data({ code: "fault", requestId }, { status: 500 });
  }
}

/** The shell's `load` as React Router's server loader; it continues during maintenance, for the screen that says so. */
export function shellOnServer<Data>(load: (page: PageRequest<unknown>, isMaintenance: boolean) => Promise<Data>) {
  return (args: RouteArgs<unknown>): Promise<Data> => {
    const { isMaintenance } = args.context.get(pageContext);
    return withFaultsTold(args.context, () => load(there(args), isMaintenance));
  };
}

/** A page's `load` as React Router's server loader. */
export function onServer<Params, Data>(load: Load<Params, Data>) {
  return async (args: RouteArgs<Params>): Promise<Data> => {
    // Before the page may send anybody elsewhere: during maintenance every page answers the same.
    if (args.context.get(pageContext).isMaintenance) throw data({ code: "maintenance" }, { status: 503 });
    return withFaultsTold(args.context, () => load(there(args)));
  };
}

/** A page's `load` as React Router's browser loader. */
export function inBrowser<Params, Data>(load: Load<Params, Data>) {
  return (args: RouteArgs<Params>): Promise<Data> => load(here(args, quietApi));
}

/** A page of the desk's `load` as React Router's browser loader; who opens no lock is led where it is opened. */
export function inDesk<Params, Data>(load: Load<Params, Data>) {
  return (args: RouteArgs<Params>): Promise<Data> => load(here(args, leadingToAsk(deskApi, new URL(args.request.url))));
}

/** An API that remembers whether one of its calls came to nothing for want of a sign-in, an open lock or a proof. */
function notingUndone(api: Api): { api: Api; wasUndone(): boolean } {
  let isUndone = false;
  const noting: Api = {
    async send(call, request, options) {
      const sent = await api.send(call, request, options);
      isUndone ||= sent.status === "refused" && (sent.http === 401 || findDeskAsk(sent.code) !== null);
      return sent;
    },
  };
  return { api: noting, wasUndone: () => isUndone };
}

/**
 * A page of the desk's `act` as React Router's browser action; sent again while it is under way, it is the same deed. What
 * nobody opened the lock for leaves the page as it is: with this status nothing of it is loaded again.
 */
export function actInDesk<Params, Data>(act: Act<Params, Data>) {
  const once = oneAtATime(async (deed, args: RouteArgs<Params>) => {
    const { api, wasUndone } = notingUndone(deed.by(deskApi));
    const outcome = await act({ ...here(args, api), form: deed.form });
    return wasUndone() ? data(outcome, { status: 403 }) : outcome;
  });
  return async (args: RouteArgs<Params>) => {
    const form = await args.request.formData();
    return once(args.request.url, form, args);
  };
}

/** The result for a form that is not read. */
const formStatus = { "too-large": 413, "too-slow": 408, busy: 503, "wrong-type": 415, unreadable: 400 } as const;

/** Does the work with what a form sent, within the form's limits. */
async function withForm<Data>(
  { context, request }: RouteArgs<unknown>,
  limits: BodyLimits,
  work: (form: FormData) => Promise<Data>,
): Promise<Data> {
  const { readForm, requestId } = context.get(pageContext);
  const read = await readForm(request, limits);
  if (read.status !== "read") throw data({ code: read.status, requestId }, { status: formStatus[read.status] });
  try {
    return await work(read.body);
  } finally {
    await read.dispose();
  }
}

/** A server action; `limits` says what its form may hold, and the server starts with none that does not say it. */
type FormAction<Params, Data> = ((args: RouteArgs<Params>) => Promise<Data>) & { limits: BodyLimits };

/** Marks a way to the sign-in page that begins where a session has ended. */
export const expiredMark = "expired";

/** Lets the sign-in page say that the session has ended, where the visitor sent one and the act wants a sign-in (§8). */
async function withExpiryTold<Data>(isSignedIn: boolean, work: () => Promise<Data>): Promise<Data> {
  try {
    return await work();
  } catch (thrown) {
    const location = thrown instanceof Response ? thrown.headers.get("location") : null;
    if (!isSignedIn || location === null || !location.startsWith("/signin?redirect=")) throw thrown;
    throw redirect(`${location}&${expiredMark}`);
  }
}

/** A page's `act` as React Router's server action. */
export function actOnServer<Params, Data>(act: Act<Params, Data>, limits: BodyLimits): FormAction<Params, Data> {
  const action = (args: RouteArgs<Params>): Promise<Data> =>
    withFaultsTold(args.context, () =>
      withForm(args, limits, (form) => {
        const page = there(args);
        return withExpiryTold(page.isSignedIn, () => act({ ...page, form }));
      }),
    );
  return Object.assign(action, { limits });
}

/**
 * A page's `act` as React Router's browser action; sent again while it is under way, it is the same deed. Who did not
 * want to sign in again keeps the page as it is: with this status nothing of it is loaded again, which would lead away.
 */
export function actInBrowser<Params, Data>(act: Act<Params, Data>) {
  const once = oneAtATime(async (deed, args: RouteArgs<Params>) => {
    const { api, wasDeclined } = notingDeclined(deed.by(browserApi));
    const outcome = await act({ ...here(args, api), form: deed.form });
    return wasDeclined() ? data(outcome, { status: 403 }) : outcome;
  });
  return async (args: RouteArgs<Params>) => {
    const form = await args.request.formData();
    return once(args.request.url, form, args);
  };
}

/** A page's path as the router knows it: below `BASE_PATH`, which redirects put in front again. */
function routerPath(url: URL): string {
  return url.pathname.slice(import.meta.env.BASE_URL.length - 1) + url.search;
}

/**
 * Leads from any other spelling of a page's address to its own, with the query: a page that is answered under many
 * addresses is kept as often, and a cache in front may take one of them for something else.
 * @param own the page's paths, the one of the present language first
 */
export function leadToOwnAddress(url: URL, own: readonly [string, ...string[]]): void {
  const path = routerPath(new URL(url.pathname, url));
  if (!own.includes(path)) throw redirect(own[0] + url.search, 308);
}

/** Sends a visitor to sign in and back to where he is (S2). */
export function signInFirst(url: URL): Response {
  return redirect(`/signin?redirect=${encodeURIComponent(routerPath(url))}`);
}

/**
 * The answer of a call that a page cannot do without. A missing sign-in leads to the sign-in page,
 * everything else that was refused to the error screen with the same status.
 */
export function need<Answer, Refused>(sent: Sent<Answer, Refused>, url: URL): Answer {
  if (sent.status === "accepted") return sent.answer;
  if (sent.http === 401) throw signInFirst(url);
  throw data({ code: sent.code, message: sent.message, requestId: sent.requestId }, { status: pageStatus(sent) });
}

/** Links that were good or will be (readings, "Closed vacancy"). */
const linkStatus = new Map([
  ["link-expired", 410],
  ["invitation-expired", 410],
  ["link-not-yet-open", 403],
  ["event-not-open", 403],
]);

/** The status of a page whose data was refused: the call's own; 404 where the call answers 200 and says why. */
function pageStatus({ http, code }: { http: number; code: string }): number {
  if (http === 0) return 503;
  return http === 200 ? (linkStatus.get(code) ?? 404) : http;
}
