import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { m } from "#messages";
import { site } from "../../contract/site.ts";
import { ButtonLink } from "../../ui/actions/button-link.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { Container } from "../../ui/layout/layout.tsx";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { ParangBand } from "../../ui/patterns/bands.tsx";
import type { TalentProgramme } from "../content/fair/talent-programme.ts";
import { FairBadge } from "../content/portal/fair/fair-badge.tsx";
import { FairBanner } from "../content/portal/fair/fair-banner.tsx";
import { TalentModal } from "../content/portal/fair/modal/talent-modal.tsx";
import { VirtueBar } from "../content/portal/fair/virtue-bar.tsx";
import { isFromFair } from "../identity/portal/from-fair.ts";
import { SignInAgain } from "../identity/portal/sign-in-again/sign-in-again.tsx";
import { AccountButton } from "./account-menu/account-button.tsx";
import { isBare } from "./bare-path.ts";
import { Brand } from "./brand.tsx";
import { Diamond } from "./diamond.tsx";
import { Drawer, drawerId } from "./drawer.tsx";
import { Footer } from "./footer.tsx";
import { GuestWatch } from "./guest-watch.tsx";
import { LanguageOffer } from "./language/language-offer.tsx";
import { LanguageSwitch } from "./language/language-switch.tsx";
import { MainNav } from "./main-nav.tsx";
import { OfflineCover } from "./offline/offline-cover.tsx";
import { useWantedPage } from "./offline/wanted-page.ts";
import { SignInPrompts } from "./prompts/sign-in-prompts.tsx";
import { RefusalWatch } from "./refusals/refusal-watch.tsx";
import type { Theme } from "./theme/theme.ts";
import styles from "./top-bar.module.css";
import { VersionWatch } from "./version/version-watch.tsx";
import type { Viewer } from "./viewer.ts";

/** After a page change the focus goes to the new page's heading, and an open menu closes; filters and pages of one list leave it alone. */
function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
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

/** What surrounds every page. */
export function Shell({ viewer, theme, year, programme, children }: ShellProps) {
  const busy = useNavigation().state !== "idle";
  const { pathname } = useLocation();
  const hasNoBars = isBare(pathname);
  const fair = hasNoBars ? null : programme;
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
          <FairBadge mark={<Diamond />} />
          <TalentModal programme={fair} />
        </>
      )}
      <SignInPrompts isSignedIn={viewer.status === "applicant"} />
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
