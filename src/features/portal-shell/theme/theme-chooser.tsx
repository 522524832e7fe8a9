import { useHref } from "react-router";
import { m } from "#messages";
import { Segment, Segments } from "../../../ui/actions/segments.tsx";
import { useHere } from "../here.ts";
import type { Theme } from "./theme.ts";

const choices = [
  { theme: "device", icon: "device-desktop", text: m.shell_theme_device },
  { theme: "light", icon: "sun", text: m.shell_theme_light },
  { theme: "dark", icon: "moon", text: m.shell_theme_dark },
] as const;

/** Device, light or dark: a form, so that it works without script. */
export function ThemeChooser({ theme }: { readonly theme: Theme }) {
  return (
    <form method="post" action={useHref("/theme")}>
      <input type="hidden" name="back" value={useHere()} />
      <Segments label={m.shell_theme()}>
        {choices.map((choice) => (
          <Segment
            key={choice.theme}
            name="theme"
            value={choice.theme}
            chosen={choice.theme === theme}
            icon={choice.icon}
          >
            {choice.text()}
          </Segment>
        ))}
      </Segments>
    </form>
  );
}
