import { createHash } from "node:crypto";

interface Written {
  text: string;
  etag: string;
}

function write(value: object): Written {
  const text = JSON.stringify(value);
  return { text, etag: `"${createHash("sha256").update(text).digest("base64url")}"` };
}

/** Answers with JSON that never changes while the process lives: made and written once, when it is first asked for. */
export function jsonFile(make: () => object): (headers: Headers) => Response {
  let written: Written | undefined;
  return (headers) => {
    written ??= write(make());
    const { text, etag } = written;
    const own = { etag, "cache-control": "no-cache" };
    const known = headers.get("if-none-match")?.split(",") ?? [];
    if (known.some((one) => one.trim().replace(/^W\//, "") === etag))
      return new Response(null, { status: 304, headers: own });
    return new Response(text, { headers: { ...own, "content-type": "application/json; charset=utf-8" } });
  };
}
