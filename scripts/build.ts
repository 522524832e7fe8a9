/** `npm run build`: builds when sources are newer than the build. */
import { buildSite } from "./build-site.ts";

buildSite();
