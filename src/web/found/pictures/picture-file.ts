import type { FileRequest, PictureSource, PublicFile } from "../../../contract/public-file.server.ts";
import { picturePath, type SharePicture } from "../../../contract/share-picture.ts";
import { parseLanguage } from "../../../i18n/language.ts";
import { atOnce } from "../../../platform/limits/at-once.ts";

/** About 250 pictures. */
const KEPT_BYTES = 16 * 1024 * 1024;

const nameFormat = /^([a-z]{2})-[0-9a-z]{1,8}\.png$/;

function sent(picture: Uint8Array): Response {
  const headers = { "content-type": "image/png", "cache-control": "public, max-age=31536000, immutable" };
  return new Response(new Uint8Array(picture), { headers });
}

/**
 * Draws pictures on request, one at a time, so that their cost never delays a page.
 * The address names the contents, so only pictures of things that are there can be asked for; an old one leads on.
 */
export function pictureFile(sources: readonly PictureSource[], root: string, siteName: () => string): PublicFile {
  const pictures = keptPictures(KEPT_BYTES);
  const takeTurn = atOnce({ running: 1, waiting: 20 });
  const missing = () => new Response(null, { status: 404 });

  async function drawn(kind: PictureSource["kind"], picture: SharePicture, path: string): Promise<Response> {
    const turn = await takeTurn(async () => {
      const known = pictures.get(path);
      if (known) return known;
      const { drawPicture } = await import("./draw-picture.ts");
      const made = await drawPicture(kind, picture, siteName());
      pictures.put(path, made);
      return made;
    });
    if (turn.status === "busy") return new Response(null, { status: 503, headers: { "retry-after": "2" } });
    return sent(turn.value);
  }

  return {
    path: "/pictures/:kind/:id/:name",
    async answer({ params }: FileRequest) {
      const { kind, id = "", name = "" } = params;
      const pathname = `/pictures/${kind}/${id}/${name}`;
      const known = pictures.get(pathname);
      if (known) return sent(known);
      const source = sources.find((one) => one.kind === kind);
      const language = parseLanguage(nameFormat.exec(name)?.[1]);
      const picture = source && language && (await source.read(id, language));
      if (!source || !language || !picture) return missing();
      const path = picturePath(source.kind, id, picture, language);
      if (path === pathname) return drawn(source.kind, picture, path);
      return new Response(null, { status: 302, headers: { location: root + path, "cache-control": "no-cache" } });
    },
  };
}

/** Pictures in memory, the least recently asked for dropped first when `maxBytes` is reached. */
export function keptPictures(maxBytes: number) {
  const pictures = new Map<string, Uint8Array>();
  let bytes = 0;
  return {
    get(address: string): Uint8Array | undefined {
      const picture = pictures.get(address);
      if (picture === undefined) return undefined;
      pictures.delete(address);
      pictures.set(address, picture);
      return picture;
    },
    put(address: string, picture: Uint8Array): void {
      bytes += picture.byteLength - (pictures.get(address)?.byteLength ?? 0);
      pictures.delete(address);
      pictures.set(address, picture);
      for (const [oldest, { byteLength }] of pictures) {
        if (bytes <= maxBytes) break;
        pictures.delete(oldest);
        bytes -= byteLength;
      }
    },
  };
}
