import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { m } from "#messages";
import { SkipLink } from "../ui/layout/skip-link.tsx";
import { Drawer } from "./drawer/drawer.tsx";
import { Footer } from "./footer/footer.tsx";
import { OfflineCover } from "./offline/offline-cover.tsx";
import type { Theme } from "./theme/theme.ts";
import { TokenWatch } from "./token-watch.tsx";
import { TopBar } from "./top-bar/top-bar.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";
import type { Viewer } from "./viewer/viewer.ts";

const mainId = "content";

interface ShellProps {
  readonly viewer: Viewer;
  readonly theme: Theme;
  readonly year: string;
  readonly children: ReactNode;
}

/** What surrounds every page. */
export function Shell({ viewer, theme, year, children }: ShellProps) {
  const busy = useNavigation().state !== "idle";
  useHeadingFocus();
  return (
    <>
      <SkipLink target={mainId}>{m.shell_skip()}</SkipLink>
      <TopBar viewer={viewer} busy={busy} />
      <Drawer viewer={viewer} />
      <main id={mainId} tabIndex={-1} aria-busy={busy || undefined}>
        <OfflineCover>{children}</OfflineCover>
      </main>
      <TokenWatch />
      <Footer viewer={viewer} theme={theme} year={year} />
    </>
  );
}
