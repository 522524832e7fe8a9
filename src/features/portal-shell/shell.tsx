import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useHref, useLocation, useNavigation } from "react-router";
import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { site } from "../../contract/site.ts";
import { languages, parseLanguage } from "../../i18n/language.ts";
import { Button, ButtonLink } from "../../ui/actions/button.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { Container } from "../../ui/layout/layout.tsx";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { VisuallyHidden } from "../../ui/layout/text.tsx";
import { stripCloth } from "../../ui/patterns/cloth.ts";
import { Kain, ParangBand } from "../../ui/patterns/kain.tsx";
import type { TalentProgramme } from "../content/fair/talent-programme.ts";
import { FairBadge, FairBanner, VirtueBar } from "../content/portal/fair/fair-banner.tsx";
import { TalentModal } from "../content/portal/fair/modal/talent-modal.tsx";
import { isFromFair } from "../identity/portal/back-to-fair.tsx";
import { SignInAgain } from "../identity/portal/sign-in-again/sign-in-again.tsx";
import { AccountButton } from "./account-button.tsx";
import { Brand, BrandedWord, Diamond } from "./brand.tsx";
import drawerStyles from "./drawer.module.css";
import { Footer } from "./footer.tsx";
import { GuestWatch } from "./guest-watch.tsx";
import languageOfferStyles from "./language-offer.module.css";
import languageSwitchStyles from "./language-switch.module.css";
import mainNavStyles from "./main-nav.module.css";
import { OfflineCover } from "./offline/offline-cover.tsx";
import { useWantedPage } from "./offline/wanted-page.ts";
import { isBare, useHere, useIsForm } from "./portal-path.ts";
import { RefusalWatch } from "./refusals/refusal-watch.tsx";
import { SignInPrompts } from "./sign-in-prompts.tsx";
import type { Theme } from "./theme.ts";
import styles from "./top-bar.module.css";
import { VersionWatch } from "./version/version-watch.tsx";
import type { Viewer } from "./viewer.ts";

const names = { id: "Bahasa Indonesia", en: "English" } as const;

/** ID | EN: stores the choice and loads the same page again (S6), with or without script. */
function LanguageSwitch() {
  const current = getLocale();
  return (
    <form method="post" action={useHref("/language")}>
      <input type="hidden" name="back" value={useHere()} />
      <fieldset className={languageSwitchStyles.languages} aria-label={m.i18n_language()}>
        {languages.map((language) => (
          <button
            type="submit"
            key={language}
            name="to"
            value={language}
            lang={language}
            aria-pressed={language === current}
          >
            {language.toUpperCase()}
            <VisuallyHidden>, {names[language]}</VisuallyHidden>
          </button>
        ))}
      </fieldset>
    </form>
  );
}

/** The pages of the top bar, in the specification's order (S4); a page joins when it exists. */
const pages = [
  { to: "/", text: m.shell_nav_home, end: true },
  { to: "/lowongan", text: m.shell_nav_vacancies, end: false },
  { to: "/program-kami", text: m.shell_nav_programs, end: false },
  { to: "/agenda", text: m.shell_nav_agenda, end: false },
  { to: "/berita-artikel", text: m.shell_nav_news, end: false },
  { to: "/tentang-kami", text: m.shell_nav_about, end: false },
  { to: "/pusat-bantuan", text: m.shell_nav_help, end: false },
] as const;

/** Links to the main pages, the current one marked; `tall` in the drawer. */
function MainNav({ tall }: { readonly tall?: boolean }) {
  return (
    <ul className={tall ? mainNavStyles.tall : mainNavStyles.flat}>
      {pages.map(({ to, text, end }) => (
        <li key={to}>
          <NavLink to={to} end={end}>
            {text()}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

const drawerId = "menu";

/** The side menu of narrow views: a native popover, so it opens and closes without script; the page behind stays put. */
function Drawer({ viewer }: { readonly viewer: Viewer }) {
  return (
    <dialog className={drawerStyles.drawer} id={drawerId} popover="auto" aria-label={m.shell_menu()}>
      <div className={drawerStyles.head}>
        <BrandedWord>{m.shell_menu()}</BrandedWord>
        <IconButton icon="x" small label={m.shell_menu_close()} popoverTarget={drawerId} popoverTargetAction="hide" />
      </div>
      <nav aria-label={m.shell_main_nav()}>
        <MainNav tall />
      </nav>
      <div>
        <div className={drawerStyles.foot}>
          {viewer.status === "guest" && (
            <>
              <ButtonLink to="/signup">{m.shell_sign_up()}</ButtonLink>
              <ButtonLink to="/signin" kind="secondary">
                {m.shell_sign_in()}
              </ButtonLink>
            </>
          )}
          <LanguageSwitch />
        </div>
        <Kain cloth={stripCloth} lying />
      </div>
    </dialog>
  );
}

/** After a page change the focus goes to the new page's heading, and an open menu closes; filters and pages of one list leave it alone. */
function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    for (const open of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) open.hidePopover();
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname]);
}

const mainId = "content";

interface ShellProps {
  readonly viewer: Viewer;
  readonly theme: Theme;
  readonly year: string;
  readonly programme: TalentProgramme | null;
  readonly children: ReactNode;
}

/** The frame of every page. */
export function Shell({ viewer, theme, year, programme, children }: ShellProps) {
  const busy = useNavigation().state !== "idle";
  const { pathname } = useLocation();
  const hasNoBars = isBare(pathname);
  const fair = hasNoBars ? null : programme;
  const isForm = useIsForm();
  useHeadingFocus();
  useWantedPage();
  return (
    <>
      <SkipLink target={mainId}>{m.shell_skip()}</SkipLink>
      {!hasNoBars && <TopBar viewer={viewer} busy={busy} />}
      {!hasNoBars && <LanguageOffer />}
      {isFromFair(pathname) ? <VirtueBar programme={fair} /> : fair && <FairBanner {...fair} />}
      {!hasNoBars && <Drawer viewer={viewer} />}
      <main id={mainId} tabIndex={-1} aria-busy={busy || undefined}>
        <OfflineCover>{children}</OfflineCover>
      </main>
      {!hasNoBars && <Footer viewer={viewer} theme={theme} year={year} />}
      {fair && (
        <>
          {!isForm && <FairBadge mark={<Diamond />} />}
          <TalentModal programme={fair} />
        </>
      )}
      <SignInPrompts isSignedIn={viewer.status !== "guest"} />
      <SignInAgain />
      <RefusalWatch />
      <GuestWatch />
      <VersionWatch />
    </>
  );
}

/** The bar on every page: brand, pages, language, and signing in or the own account. */
function TopBar({ viewer, busy }: { readonly viewer: Viewer; readonly busy: boolean }) {
  return (
    <header className={styles.bar}>
      <Container className={styles.row}>
        <Brand label={m.shell_brand_label({ name: site.name })} />
        <nav className={styles.pages} aria-label={m.shell_main_nav()}>
          <MainNav />
        </nav>
        <div className={styles.end}>
          <div className={styles.wide}>
            <LanguageSwitch />
          </div>
          {viewer.status === "guest" ? <SignInOrUp /> : <AccountButton viewer={viewer} />}
          <IconButton
            icon="menu-2"
            small
            label={m.shell_menu_open()}
            popoverTarget={drawerId}
            className={styles.narrow}
          />
        </div>
      </Container>
      <ParangBand className={busy ? styles.busy : undefined} />
    </header>
  );
}

function SignInOrUp() {
  return (
    <>
      <ButtonLink to="/signin" kind="quiet" small>
        {m.shell_sign_in()}
      </ButtonLink>
      <ButtonLink to="/signup" small className={styles.wide}>
        {m.shell_sign_up()}
      </ButtonLink>
    </>
  );
}

/**
 * One line for a visitor whose stored language is not the link's (`?lang=`): it offers, in the link's language, to switch
 * (S6). Without a stored language the page is in the link's already, and there is no line.
 */
function LanguageOffer() {
  const requestedLanguage = parseLanguage(new URLSearchParams(useLocation().search).get("lang"));
  const action = useHref("/language");
  const back = useHere();
  if (requestedLanguage === null || requestedLanguage === getLocale()) return null;
  return (
    <form method="post" action={action} className={languageOfferStyles.offer} lang={requestedLanguage}>
      <input type="hidden" name="back" value={back} />
      <p>{m.shell_language_offer({}, { locale: requestedLanguage })}</p>
      <Button type="submit" kind="secondary" small name="to" value={requestedLanguage}>
        {m.shell_language_offer_switch({}, { locale: requestedLanguage })}
      </Button>
    </form>
  );
}
