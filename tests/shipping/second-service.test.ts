// nginx by our configuration in front of two services: what it asks the second one, and what it never does.
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { askPlainly } from "./line.ts";
import { type FrontServer, startNginx } from "./nginx.ts";

const isThere = existsSync("/usr/sbin/nginx");

/** How a service answers a request that has come to it whole. */
type Manner = "serves" | "drains" | "dies";

interface Service {
  server: Server;
  manner: Manner;
  asked: number;
}

function serviceAt(port: number): Promise<Service> {
  const service: Service = { server: createServer(), manner: "serves", asked: 0 };
  service.server.on("request", (request, response) => {
    service.asked += 1;
    request.resume().once("end", () => {
      if (service.manner === "dies") request.socket.destroy();
      else response.writeHead(service.manner === "drains" ? 503 : 200, { "cache-control": "no-store" }).end("done");
    });
  });
  return new Promise((resolve) => service.server.listen(port, "127.0.0.1", () => resolve(service)));
}

describe.skipIf(!isThere)(`two services${isThere ? "" : " (nginx is not installed)"}`, () => {
  let front: FrontServer;
  let services: Service[] = [];
  let closedPort = 0;
  const closing: Server[] = [];

  beforeAll(async () => {
    const ports = [await freePort(), await freePort()] as const;
    services = await Promise.all(ports.map(serviceAt));
    front = await startNginx(ports[0], { tls: await freePort(), plain: await freePort() }, ports[1]);
    closedPort = await freePort();
    closing.push(...services.map(({ server }) => server));
  });
  afterAll(async () => {
    await front.stop();
    for (const server of closing) server.close();
  });
  beforeEach(() => {
    for (const service of services) Object.assign(service, { manner: "serves", asked: 0 });
  });

  /** Asks as often as it takes to meet each service first. */
  async function askTwice(method: string): Promise<number[]> {
    const statuses: number[] = [];
    for (let time = 0; time < 2; time += 1) {
      const request = {
        method,
        address: `/lowongan?${method}${time}`,
        cookies: [],
        headers: { "content-length": "0" },
      };
      statuses.push((await askPlainly(front.url, request, front.certificate)).status);
    }
    return statuses;
  }

  const beOne = (manner: Manner) => Object.assign(services[0] ?? {}, { manner });
  const countRequests = () => services.reduce((sum, service) => sum + service.asked, 0);

  test.each(["GET", "HEAD"])("%s is asked once more where a service drains or dies", async (method) => {
    for (const manner of ["drains", "dies"] as const) {
      beOne(manner);
      expect(await askTwice(method)).toEqual([200, 200]);
    }
  });

  test.each(["POST", "PATCH"])("%s that was sent to a service is never sent to another", async (method) => {
    for (const manner of ["drains", "dies"] as const) {
      beOne(manner);
      for (const service of services) service.asked = 0;
      expect((await askTwice(method)).sort()).toEqual([200, 503]);
      expect(countRequests()).toBe(2);
    }
  });

  test("of two services one that takes no connection fails no request, of whatever kind", async () => {
    const [first] = services;
    const alone = await startNginx(closedPort, { tls: await freePort(), plain: await freePort() }, getPort(first));
    for (const method of ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE"]) {
      for (let time = 0; time < 2; time += 1) {
        const asking = { method, address: "/api/v1/x", cookies: [], headers: { "content-length": "0" } };
        expect([method, (await askPlainly(alone.url, asking, alone.certificate)).status]).toEqual([method, 200]);
      }
    }
    expect(first?.asked).toBe(12);
    await alone.stop();
  });
});

function getPort(service: Service | undefined): number {
  const address = service?.server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}
