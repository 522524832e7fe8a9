import { Link } from "react-router";
import { m } from "#messages";
import { Card } from "../../../ui/display/card.tsx";
import { ShowMore } from "../../../ui/display/details.tsx";
import { Tag } from "../../../ui/display/tag.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { deviceIcons } from "./device-icons.ts";
import type { SignIn } from "./load-my-account.ts";
import { momentText } from "./moment-text.ts";
import styles from "./rows.module.css";

/** As many as are looked at without asking for more. */
const shown = 5;

/** Who tried to sign in, right or wrong. */
export function SignInsCard({ signIns }: { readonly signIns: readonly SignIn[] }) {
  const [first, rest] = [signIns.slice(0, shown), signIns.slice(shown)];
  return (
    <Card as="section">
      <Stack>
        <Text as="h2" look="h3">
          {m.my_account_sign_ins()}
        </Text>
        {first.length === 0 ? <Text tone="muted">{m.my_account_no_sign_ins()}</Text> : <Tries tries={first} />}
        {rest.length > 0 && (
          <ShowMore summary={m.my_account_more({ count: rest.length })}>
            <Tries tries={rest} />
          </ShowMore>
        )}
        <p>
          {m.my_account_not_you()} <Link to="/account/change-password">{m.my_account_new_password()}</Link>
        </p>
      </Stack>
    </Card>
  );
}

function Tries({ tries }: { readonly tries: readonly SignIn[] }) {
  return (
    <ul className={styles.rows}>
      {tries.map((one) => (
        <li key={`${one.at} ${one.outcome} ${one.network}`} className={styles.row}>
          <span className={styles.icon}>
            <Icon name={deviceIcons[one.kind]} />
          </span>
          <div className={styles.words}>
            <b>{momentText(one.at)}</b>
            <p>{m.my_account_from({ device: one.device, network: one.network })}</p>
          </div>
          <Outcome outcome={one.outcome} />
        </li>
      ))}
    </ul>
  );
}

function Outcome({ outcome }: { readonly outcome: SignIn["outcome"] }) {
  switch (outcome) {
    case "signed-in":
      return <Tag tone="success">{m.my_account_outcome_in()}</Tag>;
    case "wrong-password":
      return <Tag tone="danger">{m.my_account_outcome_wrong()}</Tag>;
    case "wrong-code":
      return <Tag tone="danger">{m.my_account_outcome_code()}</Tag>;
    case "not-activated":
      return <Tag tone="warning">{m.my_account_outcome_inactive()}</Tag>;
  }
}
