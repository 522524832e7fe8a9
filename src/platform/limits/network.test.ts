// Shows: promise 4
import { describe, expect, test } from "vitest";
import { addressBlocks, clientAddress, getNetwork, networksAround } from "./network.ts";

const nobody = addressBlocks([]);
const ours = addressBlocks(["10.0.0.0/8", "127.0.0.1", "::1", "fd00::/8"]);

describe("whose address counts", () => {
  test.each([
    ["no proxy", "203.0.113.7", undefined, nobody, "203.0.113.7"],
    ["a forged header without any proxy", "203.0.113.7", "1.2.3.4", nobody, "203.0.113.7"],
    ["a forged header from an untrusted socket", "203.0.113.7", "1.2.3.4, 10.0.0.1", ours, "203.0.113.7"],
    ["one proxy", "10.0.0.1", "203.0.113.7", ours, "203.0.113.7"],
    ["a forged entry before the proxy's own", "10.0.0.1", "1.2.3.4, 203.0.113.7", ours, "203.0.113.7"],
    ["a forged entry that names a proxy", "10.0.0.1", "10.9.9.9, 203.0.113.7", ours, "203.0.113.7"],
    ["two proxies", "10.0.0.1", "203.0.113.7, 10.0.0.2", ours, "203.0.113.7"],
    ["only proxies", "10.0.0.1", "10.0.0.3, 10.0.0.2", ours, "10.0.0.3"],
    ["nothing from the proxy", "10.0.0.1", undefined, ours, "10.0.0.1"],
    ["no address from the proxy", "10.0.0.1", "1.2.3.4, unknown", ours, "10.0.0.1"],
    ["a header that is no list", "10.0.0.1", "' or 1=1 --", ours, "10.0.0.1"],
    ["a proxy on a socket for both families", "::ffff:10.0.0.1", "203.0.113.7", ours, "203.0.113.7"],
    ["a proxy on the same machine", "::1", "2001:db8::7", ours, "2001:db8::7"],
    ["a port behind the address", "10.0.0.1", "203.0.113.7:5123", ours, "203.0.113.7"],
    ["a port behind an IPv6 address", "10.0.0.1", "[2001:db8::7]:5123", ours, "2001:db8::7"],
    ["a zone behind the address", "fd00::1%eth0", "203.0.113.7", ours, "203.0.113.7"],
    ["a socket that is gone", undefined, "203.0.113.7", ours, "0.0.0.0"],
  ])("%s", (_, socket, header, trusted, expected) => {
    expect(clientAddress(socket, header, trusted)).toBe(expected);
  });

  test("a long header costs nothing", () => {
    expect(clientAddress("10.0.0.1", "10.0.0.2,".repeat(100_000), ours)).toBe("10.0.0.1");
  });
});

describe("what is one network", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::ffff:cb00:7107", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["nonsense", "unknown"],
    ["", "unknown"],
  ])("%s belongs to %s", (address, network) => {
    expect(getNetwork(address)).toBe(network);
  });

  test("the addresses of one /64 are one network, the next /64 is another", () => {
    expect(getNetwork("2001:db8:1:2::1")).toBe(getNetwork("2001:db8:1:2:ffff::9"));
    expect(getNetwork("2001:db8:1:3::1")).not.toBe(getNetwork("2001:db8:1:2::1"));
  });

  test.each([
    ["2001:db8:1:1234:5::6", ["2001:db8:1:1234::/64", "2001:db8:1:1200::/56", "2001:db8:1::/48"]],
    ["2001:db8:1:34::6", ["2001:db8:1:34::/64", "2001:db8:1:0::/56", "2001:db8:1::/48"]],
    ["203.0.113.7", ["203.0.113.7"]],
    ["nonsense", ["unknown"]],
  ])("%s is counted with those around it", (address, names) => {
    const around = networksAround(getNetwork(address));
    expect(around.map(({ name }) => name)).toEqual(names);
    expect(around.map(({ times }) => times)).toEqual([1, 4, 16].slice(0, names.length));
  });
});
