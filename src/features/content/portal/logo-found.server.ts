import type { PublicFile } from "../../../contract/public-file.server.ts";
import { logoRoute } from "../../../contract/site.ts";
import type { Db } from "../../../platform/database/database.ts";
import { logoDrawing } from "../site/site.queries.server.ts";

/** The operator's own logo; its address names the drawing, so it may be kept forever. Opened on its own it can do nothing. */
export function logoFile(db: Db): PublicFile {
  return {
    path: logoRoute,
    async answer({ params }) {
      const hash = /^([0-9a-f]{16})\.svg$/.exec(params["name"] ?? "")?.[1];
      const svg = hash === undefined ? null : await logoDrawing(db, hash);
      if (svg === null) return new Response(null, { status: 404 });
      const headers = {
        "content-type": "image/svg+xml",
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      };
      return new Response(svg, { headers });
    },
  };
}
