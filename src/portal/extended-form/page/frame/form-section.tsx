import { memo } from "react";
import {
  type GroupName,
  groups,
  type SectionId,
  sections,
} from "../../../../domain/extended-forms/definition/definition.ts";
import { Card } from "../../../../ui/display/card.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { hasOwnTitle } from "../checks/places.ts";
import { Entries } from "./entries.tsx";
import { GroupFields } from "./group-fields.tsx";

interface FormSectionProps {
  readonly id: SectionId;
  /** The field that the address asks for, if any. */
  readonly wanted: string;
}

/** A section of the form: its groups, a card each. Only one is on the page at a time. */
export const FormSection = memo(function FormSection({ id, wanted }: FormSectionProps) {
  const names: readonly GroupName[] = sections.find((section) => section.id === id)?.groups ?? [];
  return (
    <Stack gap={16}>
      {names.map((name) => (
        <GroupCard key={name} name={name} wanted={wanted} />
      ))}
    </Stack>
  );
});

function GroupCard({ name, wanted }: { readonly name: GroupName; readonly wanted: string }) {
  const group = groups[name];
  const titleId = `${name}-title`;
  const isTitled = hasOwnTitle(name);
  return (
    <Card as="section" inset="roomy" {...(isTitled ? { "aria-labelledby": titleId } : {})}>
      <Stack gap={20}>
        {isTitled && (
          <Text as="h2" look="h3" id={titleId}>
            {group.label({})}
          </Text>
        )}
        {group.kind === "many" ? (
          <Entries name={name} group={group} wanted={wanted} />
        ) : (
          <GroupFields group={name} at={name} id={null} />
        )}
      </Stack>
    </Card>
  );
}
