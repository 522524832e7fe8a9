import { m } from "#messages";
import { Card } from "../../../../ui/display/card.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import styles from "./never.module.css";

const never = [
  m.letters_never_money,
  m.letters_never_travel,
  m.letters_never_password,
  m.letters_never_identity,
  m.letters_never_hurry,
];

/** By what one knows a fraud. */
export function Never() {
  return (
    <aside>
      <Card className={styles.card}>
        <h2>{m.letters_never()}</h2>
        <ul>
          {never.map((text) => (
            <li key={text()}>
              <Icon name="x" />
              <span>{text()}</span>
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  );
}
