import { m } from "#messages";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { Container, Section } from "../../../ui/layout/layout.tsx";
import styles from "./call.module.css";

/** The last word of the home page: make an account. */
export function Call() {
  return (
    <Section>
      <Container>
        <div className={styles.call}>
          <div>
            <h2>{m.home_call()}</h2>
            <p>{m.home_call_text()}</p>
          </div>
          <ButtonLink to="/signup" className={styles.button}>
            {m.home_call_button()}
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}
