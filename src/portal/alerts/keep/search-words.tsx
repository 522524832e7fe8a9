import { m } from "#messages";
import { MoreLink } from "../../../ui/actions/more-link.tsx";
import { Tag } from "../../../ui/display/tag.tsx";
import { Row, Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import type { KeepData } from "./load-keep.ts";

/** What will be looked for, as the list has it, and the list itself. */
export function SearchWords({ data: { words, filters, isMatch, list } }: { readonly data: KeepData }) {
  const isAll = words === "" && filters.length === 0 && !isMatch;
  return (
    <Stack as="section" gap={8} aria-label={m.alerts_keep_search()}>
      <Text as="h2" look="h4">
        {m.alerts_keep_search()}
      </Text>
      <Row gap={8}>
        {isAll && <Tag>{m.alerts_name_all()}</Tag>}
        {words !== "" && <Tag tone="info">{words}</Tag>}
        {filters.map((text) => (
          <Tag key={text}>{text}</Tag>
        ))}
        {isMatch && <Tag tone="success">{m.alerts_name_match()}</Tag>}
      </Row>
      <MoreLink to={list}>{m.alerts_keep_sort()}</MoreLink>
    </Stack>
  );
}
