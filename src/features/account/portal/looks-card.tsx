import { m } from "#messages";
import { dateText, listText } from "../../../i18n/formats.ts";
import { Card } from "../../../ui/display/card.tsx";
import { ShowMore } from "../../../ui/display/details.tsx";
import { IconRow, IconRows } from "../../../ui/display/icon-rows.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import type { Look } from "../../audit/trail.ts";
import type { CompanyLook } from "./page/my-account-page.ts";

/** As many as are looked at without asking for more. */
const mostShown = 5;

const words: Record<Look, () => string> = {
  list: m.my_account_look_list,
  page: m.my_account_look_page,
  cv: m.my_account_look_cv,
  photo: m.my_account_look_photo,
  form: m.my_account_look_form,
  star: m.my_account_look_star,
  thread: m.my_account_look_thread,
  export: m.my_account_look_export,
  key: m.my_account_look_key,
};

/** Which companies looked at what, day by day; never who of them (F42). */
export function LooksCard({ looks }: { readonly looks: readonly CompanyLook[] }) {
  const [first, rest] = [looks.slice(0, mostShown), looks.slice(mostShown)];
  return (
    <Card as="section">
      <Stack>
        <Text as="h2" look="h3">
          {m.my_account_looks()}
        </Text>
        <Text tone="muted">{m.my_account_looks_lead()}</Text>
        <div>
          {first.length === 0 ? <Text tone="muted">{m.my_account_looks_none()}</Text> : <Looks looks={first} />}
          {rest.length > 0 && (
            <ShowMore summary={m.my_account_more({ count: rest.length })}>
              <Looks looks={rest} />
            </ShowMore>
          )}
        </div>
      </Stack>
    </Card>
  );
}

function Looks({ looks }: { readonly looks: readonly CompanyLook[] }) {
  return (
    <IconRows>
      {looks.map(({ day, company, what }) => (
        <IconRow
          key={`${day} ${company}`}
          icon="building"
          title={company}
          note={`${dateText(day)} · ${listText(what.map((each) => words[each]()))}`}
        />
      ))}
    </IconRows>
  );
}
