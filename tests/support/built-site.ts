import { buildSite } from "../../scripts/build-site.ts";

/** Builds before the workers start, because two builds at once would take each other's files away. */
export default function buildOnce(): void {
  buildSite();
}
