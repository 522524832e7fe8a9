import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { createClientNetwork } from "../platform/limits/network.ts";
import { readSettings } from "../platform/settings/settings.ts";
import { createDeskAccess, isDeskPage } from "./desk-access.ts";

test.each(["/staff", "/staff/", "/STAFF/people", "/%73taff/people", "/staff.data", "/staff/people.data", "/staff/%ff"])(
  "%s is the desk's",
  (path) => {
    expect(isDeskPage(path, "")).toBe(true);
    expect(isDeskPage(`/karier${path}`, "/karier")).toBe(true);
  },
);

test.each(["/", "/staffing", "/lowongan/staff", "/api/v1/staff/session", "/karier/staff"])("%s is not", (path) => {
  expect(isDeskPage(path, "")).toBe(false);
});

function from(address: string, forwardedFor?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: address });
  const incoming = new IncomingMessage(socket);
  if (forwardedFor !== undefined) incoming.headers["x-forwarded-for"] = forwardedFor;
  return incoming;
}

function accessWith(env: Record<string, string>) {
  const settings = readSettings(env);
  return createDeskAccess({ settings, network: createClientNetwork(settings.trustProxy) });
}

test("the desk is there for all, for nobody, or for some networks, as the settings say (F45)", () => {
  expect(accessWith({})(from("203.0.113.9"))).toBe(true);
  expect(accessWith({ STAFF_DESK: "false" })(from("127.0.0.1"))).toBe(false);
  const isOpenTo = accessWith({ STAFF_NETWORKS: "10.20.0.0/16, 2001:db8::/32", TRUST_PROXY: "192.0.2.1" });
  expect(isOpenTo(from("10.20.3.4"))).toBe(true);
  expect(isOpenTo(from("::ffff:10.20.3.4"))).toBe(true);
  expect(isOpenTo(from("2001:db8::7"))).toBe(true);
  expect(isOpenTo(from("10.21.0.1"))).toBe(false);
  expect(isOpenTo(from("192.0.2.1", "10.20.0.9"))).toBe(true);
  expect(isOpenTo(from("203.0.113.9", "10.20.0.9"))).toBe(false);
  expect(isOpenTo(undefined)).toBe(false);
});
