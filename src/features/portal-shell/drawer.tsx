import { m } from "#messages";
import { ButtonLink } from "../../ui/actions/button-link.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { stripCloth } from "../../ui/patterns/cloth.ts";
import { Kain } from "../../ui/patterns/kain.tsx";
import { BrandedWord } from "./brand.tsx";
import styles from "./drawer.module.css";
import { LanguageSwitch } from "./language/language-switch.tsx";
import { MainNav } from "./main-nav.tsx";
import type { Viewer } from "./viewer.ts";

export const drawerId = "menu";

/** The side menu of narrow views: a native popover, so it opens and closes without script; the page behind stays put. */
export function Drawer({ viewer }: { readonly viewer: Viewer }) {
  return (
    <dialog className={styles.drawer} id={drawerId} popover="auto" aria-label={m.shell_menu()}>
      <div className={styles.head}>
        <BrandedWord>{m.shell_menu()}</BrandedWord>
        <IconButton icon="x" small label={m.shell_menu_close()} popoverTarget={drawerId} popoverTargetAction="hide" />
      </div>
      <nav aria-label={m.shell_main_nav()}>
        <MainNav tall />
      </nav>
      <div>
        <div className={styles.foot}>
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
