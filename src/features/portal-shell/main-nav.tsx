import { NavLink } from "react-router";
import { m } from "#messages";
import styles from "./main-nav.module.css";

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
export function MainNav({ tall }: { readonly tall?: boolean }) {
  return (
    <ul className={tall ? styles.tall : styles.flat}>
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
