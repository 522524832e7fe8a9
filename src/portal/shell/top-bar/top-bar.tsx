import { m } from "#messages";
import { site } from "../../../contract/site.ts";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { Container } from "../../../ui/layout/layout.tsx";
import { ParangBand } from "../../../ui/patterns/bands.tsx";
import { AccountButton } from "../account-menu/account-button.tsx";
import { Brand } from "../brand/brand.tsx";
import { drawerId } from "../drawer/drawer.tsx";
import { LanguageSwitch } from "../language/language-switch.tsx";
import type { Viewer } from "../viewer/viewer.ts";
import { MainNav } from "./main-nav.tsx";
import styles from "./top-bar.module.css";

/** The bar on every page: brand, pages, language, and signing in or the own account. */
export function TopBar({ viewer, busy }: { readonly viewer: Viewer; readonly busy: boolean }) {
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
