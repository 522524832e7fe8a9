import type { ReactNode } from "react";
import { Link, useHref } from "react-router";
import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { site } from "../../contract/site.ts";
import { Segment, Segments } from "../../ui/actions/segments.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Container } from "../../ui/layout/layout.tsx";
import { TenunBand } from "../../ui/patterns/kain.tsx";
import { Brand } from "./brand.tsx";
import styles from "./footer.module.css";
import { useHere } from "./portal-path.ts";
import type { Theme } from "./theme.ts";
import type { Viewer } from "./viewer.ts";

const choices = [
  { theme: "device", icon: "device-desktop", text: m.shell_theme_device },
  { theme: "light", icon: "sun", text: m.shell_theme_light },
  { theme: "dark", icon: "moon", text: m.shell_theme_dark },
] as const;

/** Device, light or dark: a form, so that it works without script. */
function ThemeChooser({ theme }: { readonly theme: Theme }) {
  return (
    <form method="post" action={useHref("/theme")}>
      <input type="hidden" name="back" value={useHere()} />
      <Segments label={m.shell_theme()}>
        {choices.map((choice) => (
          <Segment
            key={choice.theme}
            name="theme"
            value={choice.theme}
            chosen={choice.theme === theme}
            icon={choice.icon}
          >
            {choice.text()}
          </Segment>
        ))}
      </Segments>
    </form>
  );
}

const kinds = {
  instagram: { name: "Instagram", icon: "brand-instagram" },
  linkedin: { name: "LinkedIn", icon: "brand-linkedin" },
  youtube: { name: "YouTube", icon: "brand-youtube" },
  tiktok: { name: "TikTok", icon: "brand-tiktok" },
  facebook: { name: "Facebook", icon: "brand-facebook" },
} as const;

function isKnown(kind: string): kind is keyof typeof kinds {
  return kind in kinds;
}

/** The group's social pages, named for those who do not see the marks (S7). */
function SocialLinks() {
  return (
    <ul className={styles.social}>
      {site.social.map(
        ({ kind, url }) =>
          isKnown(kind) && (
            <li key={kind}>
              <a href={url} aria-label={kinds[kind].name}>
                <Icon name={kinds[kind].icon} />
              </a>
            </li>
          ),
      )}
    </ul>
  );
}

interface FooterProps {
  readonly viewer: Viewer;
  readonly theme: Theme;
  readonly year: string;
}

/** The indigo foot of every page: where else to go, colours, and the way back up (S3, S7). */
export function Footer({ viewer, theme, year }: FooterProps) {
  return (
    <footer className={styles.foot} data-on="nila">
      <TenunBand />
      <Container>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Brand label={m.shell_brand_label({ name: site.name })} onNila />
            <p>{site.description[getLocale()]}</p>
            <SocialLinks />
          </div>
          <Column title={m.shell_footer_applicants()}>
            <ApplicantLinks viewer={viewer} />
          </Column>
          <Column title={m.shell_footer_elsewhere()}>
            <ElsewhereLinks />
          </Column>
          <div className={styles.look}>
            <h2>{m.shell_theme()}</h2>
            <ThemeChooser theme={theme} />
            <p>
              {m.shell_footer_help()} <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
            </p>
          </div>
        </div>
        <Legal year={year} />
      </Container>
    </footer>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className={styles.links}>{children}</ul>
    </div>
  );
}

function ApplicantLinks({ viewer }: Pick<FooterProps, "viewer">) {
  const own = viewer.status !== "guest";
  return (
    <>
      <li>
        <Link to="/lowongan">{m.shell_footer_vacancies()}</Link>
      </li>
      <li>
        <Link to={own ? "/profile-resume" : "/signup"}>
          {own ? m.shell_account_profile() : m.shell_footer_sign_up()}
        </Link>
      </li>
      <li>
        <Link to={own ? "/account/history" : "/signin"}>{own ? m.shell_account_history() : m.shell_sign_in()}</Link>
      </li>
      {own && (
        <li>
          <Link to="/account/bookmark">{m.shell_account_saved()}</Link>
        </li>
      )}
      <li>
        <Link to="/cek-surat">{m.shell_footer_letter()}</Link>
      </li>
    </>
  );
}

function ElsewhereLinks() {
  return (
    <>
      <Outside href={site.talentSiteUrl}>{m.shell_footer_talent_site()}</Outside>
      <Outside href={site.storeUrls.android}>{m.shell_footer_android()}</Outside>
      <Outside href={site.storeUrls.ios}>{m.shell_footer_ios()}</Outside>
    </>
  );
}

function Outside({ href, children }: { readonly href: string | null; readonly children: string }) {
  if (href === null) return null;
  return (
    <li>
      <a href={href}>
        {children} <Icon name="external-link" size={16} />
      </a>
    </li>
  );
}

function Legal({ year }: Pick<FooterProps, "year">) {
  return (
    <div className={styles.legal}>
      <span>
        © {year} {site.name}
      </span>
      <Link to="/syarat-dan-ketentuan">{m.shell_footer_terms()}</Link>
      {site.privacyUrl === null ? (
        <Link to="/syarat-dan-ketentuan#data-pribadi">{m.shell_footer_privacy()}</Link>
      ) : (
        <a href={site.privacyUrl}>
          {m.shell_footer_privacy()} <Icon name="external-link" size={16} />
        </a>
      )}
      <a className={styles.up} href="#top">
        {m.shell_footer_up()} <Icon name="arrow-up" size={16} />
      </a>
    </div>
  );
}
