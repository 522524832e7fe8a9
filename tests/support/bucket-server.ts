import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";

/** Who may use the stand-in. */
export const bucketKeys = { accessKeyId: "tests", secretAccessKey: "a secret of tests", region: "id-1" } as const;

interface StoredObject {
  bytes: Buffer;
  type: string;
  at: Date;
}

/** A running stand-in for an S3-compatible store with one bucket. */
export interface BucketServer {
  /** The store's address with the bucket. */
  url: string;
  kept: Map<string, StoredObject>;
  /** While set, every request is answered with this status. */
  fault: number | null;
  stop(): void;
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest();

/** Checks the signature as AWS describes version 4 (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html). */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? "",
    );
  const [, key, scope = "", names = "", signature] = found ?? [];
  const payload = String(request.headers["x-amz-content-sha256"]);
  if (key !== bucketKeys.accessKeyId || (payload !== "UNSIGNED-PAYLOAD" && payload !== sha256(body))) return false;
  const headers = names.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join("&");
  const canonical = [request.method, url.pathname, query, headers.join(""), names, payload].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const [date = "", region = "", service = "", end = ""] = scope.split("/");
  if (region !== bucketKeys.region || service !== "s3") return false;
  const signing = [region, service, end].reduce(hmac, hmac(`AWS4${bucketKeys.secretAccessKey}`, date));
  return hmac(signing, toSign).toString("hex") === signature;
}

function listed(objects: Map<string, StoredObject>, prefix: string, after: string, most: number): string {
  const names = [...objects.keys()].sort().filter((name) => name.startsWith(prefix) && name > after);
  const page = names.slice(0, most);
  const rows = page.map((name) => {
    const { bytes, at } = objects.get(name) ?? { bytes: Buffer.alloc(0), at: new Date() };
    return `<Contents><Key>${name}</Key><Size>${bytes.length}</Size><LastModified>${at.toISOString()}</LastModified><ETag>"x"</ETag><StorageClass>STANDARD</StorageClass></Contents>`;
  });
  const more = names.length > most ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more !== ""}</IsTruncated>${more}${rows.join("")}</ListBucketResult>`;
}

/** Starts one on this machine; `pageSize` is the most that one list names. */
export async function startBucketServer(pageSize = 1000): Promise<BucketServer> {
  const running: BucketServer = { url: "", kept: new Map(), fault: null, stop: () => void server.close() };
  const { kept } = running;
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const url = new URL(request.url ?? "/", running.url);
    const name = url.pathname.replace(/^\/karier\/?/, "");
    if (running.fault !== null) return void response.writeHead(running.fault).end();
    if (!isSigned(request, url, body)) {
      return void response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
    }
    if (request.method === "PUT") {
      kept.set(name, { bytes: body, type: request.headers["content-type"] ?? "", at: new Date() });
      return void response.writeHead(200, { etag: '"x"' }).end();
    }
    if (request.method === "DELETE") {
      kept.delete(name);
      return void response.writeHead(204).end();
    }
    if (name === "") {
      const after = url.searchParams.get("continuation-token") ?? "";
      const prefix = url.searchParams.get("prefix") ?? "";
      const list = listed(kept, prefix, after, pageSize);
      return void response.writeHead(200, { "content-type": "application/xml" }).end(list);
    }
    const found = kept.get(name);
    if (found === undefined) return void response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
    response.writeHead(200, { "content-type": found.type, etag: '"x"' }).end(found.bytes);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  running.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/karier`;
  return running;
}
