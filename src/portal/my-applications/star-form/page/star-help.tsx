import { m } from "#messages";
import { Card } from "../../../../ui/display/card.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { Prose, Text } from "../../../../ui/layout/text.tsx";

/** How to write so that it is read well. */
export function StarHelp() {
  return (
    <Card>
      <Stack>
        <Text as="h2" look="h4">
          {m.interviews_star_help_title()}
        </Text>
        <Prose>
          <ul>
            <li>{m.interviews_star_help_enter()}</li>
            <li>{m.interviews_star_help_one()}</li>
            <li>{m.interviews_star_help_i()}</li>
            <li>{m.interviews_star_help_numbers()}</li>
          </ul>
        </Prose>
      </Stack>
    </Card>
  );
}
