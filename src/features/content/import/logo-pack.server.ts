import { PackFaults, type PackPart } from "../../../platform/operations/content-pack/pack-part.ts";
import { logoName, readLogo } from "../site/logo-file.server.ts";
import { putLogo } from "../site/site.queries.server.ts";

/** The pack's `logo.svg`: shown where its `site.json` says so. */
export const logoPack: PackPart = {
  folder: logoName,
  read(files) {
    const stray = files.filter(({ path }) => path !== logoName);
    if (stray.length > 0)
      throw new PackFaults(stray.map(({ path }) => ({ path, line: 1, reason: `${logoName} is a file, not a folder` })));
    const logos = files.map(readLogo);
    return {
      async put(tx) {
        const [logo] = logos;
        const done = logo === undefined ? "unchanged" : await putLogo(tx, logo);
        return { added: 0, updated: 0, unchanged: 0, [done]: 1 };
      },
    };
  },
};
