import { z } from "zod";

// What our manifests use of Compose and of Kubernetes, and no more: a name that is misspelled is one that is not known.

const name = z.string().regex(/^[a-z\d][a-z\d.-]*$/);
const labels = z.strictObject({ "app.kubernetes.io/name": z.literal("karier") });
const metadata = z.strictObject({
  name,
  labels: labels.optional(),
  annotations: z.record(z.string().startsWith("nginx.ingress.kubernetes.io/"), z.string()).optional(),
});
const texts = z.record(z.string().regex(/^[A-Z][A-Z_]*$/), z.string());
const quantity = z.string().regex(/^\d+(m|Mi|Gi)$/);
const matching = z.strictObject({ matchLabels: labels });

const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.enum(["/health/live", "/health/ready"]), port: z.literal("http") }),
  periodSeconds: z.int().min(1),
  timeoutSeconds: z.int().min(1),
  failureThreshold: z.int().min(1),
});

const container = z.strictObject({
  name,
  image: z.string(),
  ports: z.array(z.strictObject({ name: z.literal("http"), containerPort: z.int() })),
  envFrom: z.array(
    z.union([
      z.strictObject({ configMapRef: z.strictObject({ name }) }),
      z.strictObject({ secretRef: z.strictObject({ name }) }),
    ]),
  ),
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  resources: z.strictObject({
    requests: z.strictObject({ cpu: quantity, memory: quantity }),
    limits: z.strictObject({ memory: quantity }),
  }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal("ALL")]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name, mountPath: z.string().startsWith("/") })),
});

const pod = z.strictObject({
  automountServiceAccountToken: z.literal(false),
  enableServiceLinks: z.literal(false),
  terminationGracePeriodSeconds: z.int(),
  securityContext: z.strictObject({
    runAsNonRoot: z.literal(true),
    runAsUser: z.int(),
    runAsGroup: z.int(),
    fsGroup: z.int(),
    seccompProfile: z.strictObject({ type: z.literal("RuntimeDefault") }),
  }),
  topologySpreadConstraints: z.array(
    z.strictObject({
      maxSkew: z.int().min(1),
      topologyKey: z.string(),
      whenUnsatisfiable: z.enum(["DoNotSchedule", "ScheduleAnyway"]),
      labelSelector: matching,
    }),
  ),
  containers: z.tuple([container]),
  volumes: z.array(z.strictObject({ name, emptyDir: z.strictObject({ sizeLimit: quantity }) })),
});

export const kubernetes = {
  config: z.strictObject({ apiVersion: z.literal("v1"), kind: z.literal("ConfigMap"), metadata, data: texts }),
  secret: z.strictObject({
    apiVersion: z.literal("v1"),
    kind: z.literal("Secret"),
    metadata,
    type: z.literal("Opaque"),
    stringData: texts,
  }),
  deployment: z.strictObject({
    apiVersion: z.literal("apps/v1"),
    kind: z.literal("Deployment"),
    metadata,
    spec: z.strictObject({
      replicas: z.int().min(2),
      strategy: z.strictObject({
        type: z.literal("RollingUpdate"),
        rollingUpdate: z.strictObject({ maxUnavailable: z.int(), maxSurge: z.int().min(1) }),
      }),
      progressDeadlineSeconds: z.int(),
      selector: matching,
      template: z.strictObject({ metadata: z.strictObject({ labels }), spec: pod }),
    }),
  }),
  service: z.strictObject({
    apiVersion: z.literal("v1"),
    kind: z.literal("Service"),
    metadata,
    spec: z.strictObject({
      selector: labels,
      ports: z.tuple([z.strictObject({ name: z.literal("http"), port: z.int(), targetPort: z.literal("http") })]),
    }),
  }),
  budget: z.strictObject({
    apiVersion: z.literal("policy/v1"),
    kind: z.literal("PodDisruptionBudget"),
    metadata,
    spec: z.strictObject({ maxUnavailable: z.int().min(1), selector: matching }),
  }),
  ingress: z.strictObject({
    apiVersion: z.literal("networking.k8s.io/v1"),
    kind: z.literal("Ingress"),
    metadata,
    spec: z.strictObject({
      ingressClassName: z.string(),
      tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: name })),
      rules: z.array(
        z.strictObject({
          host: z.string(),
          http: z.strictObject({
            paths: z.array(
              z.strictObject({
                path: z.string().startsWith("/"),
                pathType: z.enum(["Exact", "Prefix"]),
                backend: z.strictObject({
                  service: z.strictObject({ name, port: z.strictObject({ name: z.literal("http") }) }),
                }),
              }),
            ),
          }),
        }),
      ),
    }),
  }),
};

const duration = z.string().regex(/^\d+s$/);

const service = z.strictObject({
  image: z.string(),
  depends_on: z.record(name, z.strictObject({ condition: z.literal("service_healthy") })).optional(),
  environment: texts,
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string().regex(/^\w+:\//)),
  networks: z.array(z.literal("default")).optional(),
  healthcheck: z
    .strictObject({ test: z.array(z.string()), interval: duration, timeout: duration, retries: z.int() })
    .optional(),
  read_only: z.literal(true).optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.literal("ALL")).optional(),
  security_opt: z.array(z.literal("no-new-privileges:true")).optional(),
  mem_limit: z
    .string()
    .regex(/^\d+m$/)
    .optional(),
  restart: z.literal("unless-stopped"),
  stop_grace_period: duration,
});

export const compose = z.strictObject({
  name,
  services: z.strictObject({ database: service, site: service }),
  networks: z.strictObject({
    default: z.strictObject({
      ipam: z.strictObject({ config: z.array(z.strictObject({ subnet: z.string(), gateway: z.string() })) }),
    }),
  }),
  volumes: z.record(name, z.strictObject({})),
});
