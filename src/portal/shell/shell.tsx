import type { ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import { m } from "#messages";
import type { TalentProgramme } from "../../domain/content/fair/talent-programme.ts";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { isFromFair } from "../account/from-fair.ts";
import { SignInAgain } from "../account/sign-in-again/sign-in-again.tsx";
import { FairBadge } from "../reading/fair/badge/fair-badge.tsx";
import { FairBanner } from "../reading/fair/banner/fair-banner.tsx";
import { TalentModal } from "../reading/fair/modal/talent-modal.tsx";
import { VirtueBar } from "../reading/fair/virtue/virtue-bar.tsx";
import { isBare } from "./bare-path.ts";
import { Diamond } from "./brand/diamond.tsx";
import { Drawer } from "./drawer/drawer.tsx";
import { Footer } from "./footer/footer.tsx";
import { GuestWatch } from "./guest/guest-watch.tsx";
import { LanguageOffer } from "./language/language-offer.tsx";
import { OfflineCover } from "./offline/offline-cover.tsx";
import { useWantedPage } from "./offline/wanted-page.ts";
import { SignInPrompts } from "./prompts/sign-in-prompts.tsx";
import { RefusalWatch } from "./refusals/refusal-watch.tsx";
import type { Theme } from "./theme/theme.ts";
import { TopBar } from "./top-bar/top-bar.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";
import { VersionWatch } from "./version/version-watch.tsx";
import type { Viewer } from "./viewer/viewer.ts";

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
