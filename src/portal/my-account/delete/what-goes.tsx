import { Link } from "react-router";
import { m } from "#messages";
import { Card } from "../../../ui/display/card.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import type { IconName } from "../../../ui/icons/icon-paths.ts";
import { Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { downloadPath } from "../export/export-path.ts";
import styles from "./delete.module.css";

/** A clear account of what is erased and of what stays. */
export function WhatGoes() {
  return (
    <>
      <Card as="section">
        <Stack>
          <Text as="h2" look="h3">
            {m.my_account_goes()}
          </Text>
          <Points
            icon="trash"
            tone="danger"
            points={[
              m.my_account_goes_account(),
              m.my_account_goes_resume(),
              m.my_account_goes_open(),
              m.my_account_goes_rest(),
            ]}
          />
        </Stack>
      </Card>
      <Card as="section">
        <Stack>
          <Text as="h2" look="h3">
            {m.my_account_stays()}
          </Text>
          <Points
            icon="eye-off"
            tone="stays"
            points={[
              m.my_account_stays_applications(),
              m.my_account_stays_surveys(),
              m.my_account_stays_sent(),
              m.my_account_stays_backup(),
            ]}
          />
          <p>
            {m.my_account_before()}{" "}
            <Link to={downloadPath("/account/my-account/delete")} reloadDocument>
              {m.my_account_before_link()}
            </Link>
          </p>
        </Stack>
      </Card>
    </>
  );
}

interface PointsProps {
  readonly icon: IconName;
  readonly tone: "danger" | "stays";
  readonly points: readonly string[];
}

function Points({ icon, tone, points }: PointsProps) {
  return (
    <ul className={styles.list} data-tone={tone}>
      {points.map((point) => (
        <li key={point}>
          <Icon name={icon} />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
