import { m } from "#messages";
import { Meter } from "../../../../ui/feedback/meter.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Stack, Sticky } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { type StepId, stepTip } from "./sections.ts";
import type { SectionProgress } from "./use-progress.ts";

interface FormHelpProps {
  readonly step: StepId;
  readonly progress: readonly SectionProgress[];
}

/** Beside the form: what helps with this step, how far one is, and that nothing hurries. */
export function FormHelp({ step, progress }: FormHelpProps) {
  const done = progress.filter(({ wrong, missing }) => wrong.length + missing.length === 0).length;
  const told = m.flk_page_done({ count: done, total: progress.length });
  return (
    <Sticky aria-label={m.flk_page_help()}>
      <Stack gap={20}>
        <Notice icon="bulb">
          <p>{stepTip(step)}</p>
        </Notice>
        <Stack gap={8}>
          <Text as="strong">{told}</Text>
          <Meter value={done} max={progress.length} label={told} />
        </Stack>
        <Stack gap={8}>
          <Text as="strong">{m.flk_page_bit_by_bit()}</Text>
          <Text look="small" tone="muted">
            {m.flk_page_bit_by_bit_text()}
          </Text>
        </Stack>
      </Stack>
    </Sticky>
  );
}
