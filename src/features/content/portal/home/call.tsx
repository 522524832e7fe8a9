import { m } from "#messages";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { Container, Section } from "../../../../ui/layout/layout.tsx";
import styles from "./call.module.css";

/** The last word of the home page: make an account, or go on with one's own. */
export function Call({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <Section>
      <Container>
        <div className={styles.call}>
          <div>
            <h2>{m.home_call()}</h2>
            <p>{m.home_call_text()}</p>
          </div>
          <ButtonLink to={isSignedIn ? "/profile-resume" : "/signup"} className={styles.button}>
            {isSignedIn ? m.home_call_own() : m.home_call_button()}
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}
