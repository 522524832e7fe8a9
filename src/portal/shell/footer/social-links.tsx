import { site } from "../../../contract/site.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import styles from "./footer.module.css";

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
export function SocialLinks() {
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
