// deploy/compose.yaml and deploy/kubernetes say what their readers know, and what the image and the site are.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { environmentSchema } from "../../src/platform/settings/environment.schema.ts";
import { compose, kubernetes } from "./manifest-schemas.ts";

const read = (file: string): unknown => parse(readFileSync(`deploy/${file}`, "utf8"), { strict: true });

const config = kubernetes.config.parse(read("kubernetes/config.yaml"));
const secret = kubernetes.secret.parse(read("kubernetes/secret.example.yaml"));
const deployment = kubernetes.deployment.parse(read("kubernetes/deployment.yaml"));
const service = kubernetes.service.parse(read("kubernetes/service.yaml"));
const ingress = kubernetes.ingress.parse(read("kubernetes/ingress.yaml"));
const composed = compose.parse(read("compose.yaml"));
const image = readFileSync("deploy/Containerfile", "utf8");
const { spec } = deployment.spec.template;
const [container] = spec.containers;

test("every manifest is one of those that are read here", () => {
  kubernetes.budget.parse(read("kubernetes/disruption-budget.yaml"));
  expect(readdirSync("deploy/kubernetes").sort()).toEqual([
    "config.yaml",
    "deployment.yaml",
    "disruption-budget.yaml",
    "ingress.yaml",
    "secret.example.yaml",
    "service.yaml",
  ]);
});

test("every setting is one that the site knows", () => {
  const known = Object.keys(environmentSchema.shape);
  for (const settings of [config.data, secret.stringData, composed.services.site.environment])
    expect(known).toEqual(expect.arrayContaining(Object.keys(settings)));
});

test("names lead to what there is", () => {
  expect(container.envFrom).toEqual([
    { configMapRef: { name: config.metadata.name } },
    { secretRef: { name: secret.metadata.name } },
  ]);
  expect(spec.volumes.map(({ name }) => name)).toEqual(container.volumeMounts.map(({ name }) => name));
  const backends = ingress.spec.rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service.name));
  expect(backends).toEqual([service.metadata.name]);
  const named = Object.values(composed.services).flatMap(({ volumes }) => volumes.map((line) => line.split(":")[0]));
  expect(Object.keys(composed.volumes).sort()).toEqual(named.sort());
});

test("user, port and data are the image's", () => {
  const user = Number(/^USER (\d+):\1$/m.exec(image)?.[1]);
  const { runAsUser, runAsGroup, fsGroup } = spec.securityContext;
  expect([runAsUser, runAsGroup, fsGroup]).toEqual([user, user, user]);
  expect(container.ports[0]?.containerPort).toBe(Number(/^EXPOSE (\d+)$/m.exec(image)?.[1]));
  expect(composed.services.site.ports).toEqual(["127.0.0.1:3000:3000"]);
  const data = /^VOLUME (\S+)$/m.exec(image)?.[1];
  expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toContain(data);
  expect(composed.services.site.volumes).toEqual([`data:${data}`]);
});

test("stopping it waits until it has drained and ended", () => {
  const drain = Number(config.data["DRAIN_SECONDS"]);
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(drain + 40);
  expect(composed.services.site.stop_grace_period).toBe("110s");
});

test("a crowd or a long migration has nobody killed, and the next pod is there before one goes", () => {
  const patience = (probe: (typeof container)["livenessProbe"]) => probe.periodSeconds * probe.failureThreshold;
  expect(container.livenessProbe.httpGet.path).toBe("/health/live");
  expect(patience(container.livenessProbe)).toBeGreaterThanOrEqual(60);
  expect(patience(container.startupProbe)).toBeGreaterThanOrEqual(1_200);
  expect(container.readinessProbe).toMatchObject({ httpGet: { path: "/health/ready" }, timeoutSeconds: 5 });
  expect(deployment.spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
});
