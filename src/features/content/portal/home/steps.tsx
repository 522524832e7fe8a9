import { m } from "#messages";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { SectionHead } from "../../../../ui/layout/heads.tsx";
import { Container, Section } from "../../../../ui/layout/layout.tsx";
import styles from "./steps.module.css";

const steps = [
  { title: m.home_step_account, text: m.home_step_account_text },
  { title: m.home_step_resume, text: m.home_step_resume_text },
  { title: m.home_step_apply, text: m.home_step_apply_text },
  { title: m.home_step_follow, text: m.home_step_follow_text },
] as const;

/** How to apply, in four steps on one thread, and what nobody of ours ever asks for. */
export function Steps() {
  return (
    <Section>
      <Container>
        <SectionHead title={m.home_steps()} />
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title()}>
              <h3>{title()}</h3>
              <p>{text()}</p>
            </li>
          ))}
        </ol>
        <div className={styles.fraud}>
          <Icon name="shield-checkered" size={24} />
          <p>
            <strong>{m.home_fraud_title()}</strong> {m.home_fraud()}
          </p>
        </div>
      </Container>
    </Section>
  );
}
