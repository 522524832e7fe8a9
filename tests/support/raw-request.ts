import { request } from "node:http";

/** A request as it is written, whatever a browser would not send: another host, another origin, any cookie. */
export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface RawAnswer {
  status: number;
  /** As they came; of several with one name the last, but for `set-cookie`. */
  headers: Headers;
  text: string;
}

/** Sends a request to a running site, on a connection of its own, and follows nothing. */
export function rawRequest(url: string, { method = "GET", headers = {}, body }: RawRequest = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("end", () => {
        const found = new Headers();
        for (const [name, value] of Object.entries(response.headers))
          for (const one of [value ?? []].flat()) found.append(name, one);
        resolve({ status: response.statusCode ?? 0, headers: found, text: Buffer.concat(parts).toString("utf8") });
      });
    });
    sent.once("error", reject);
    sent.end(body);
  });
}
