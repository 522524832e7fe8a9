import { Link } from "react-router";
import { m } from "#messages";
import { site } from "../../../../../contract/site.ts";
import { Card } from "../../../../../ui/display/card.tsx";
import { Text } from "../../../../../ui/layout/text.tsx";
import styles from "./always-said.module.css";

/** Whom to write to, whatever the terms say: how data is corrected and deleted and a consent withdrawn (§1). */
export function Contact() {
  return (
    <Card as="section" className={styles.said}>
      <Text as="h2" look="h4">
        {m.pages_contact()}
      </Text>
      <p>
        {m.pages_contact_text()} <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.{" "}
        <Link to="/pusat-bantuan">{m.pages_contact_help()}</Link>
      </p>
    </Card>
  );
}

/** What the licence of the area lists asks for (NOTICE). */
export function Sources() {
  return (
    <section className={styles.said}>
      <Text as="h2" look="h4">
        {m.pages_sources()}
      </Text>
      <Text look="small" tone="muted">
        {m.pages_sources_text()}{" "}
        <a href="https://opendatacommons.org/licenses/odbl/1-0/">{m.pages_sources_license()}</a>
      </Text>
    </section>
  );
}
