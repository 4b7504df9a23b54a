import { describe, expect, test } from '@jest/globals';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Container,
  type Manifest,
  readManifests,
  renderManifests,
  whyNoKustomize,
  type Workload,
  listWorkloads,
} from '../../support/kubernetes.ts';
import { PROJECT, REMOTES } from '../../support/project.ts';

const KINDS = [ConfigMap, Deployment, HorizontalPodAutoscaler, Ingress, Job, PodDisruptionBudget, Service, StatefulSet];
const FOLDERS = ['base', 'remote', 'example'];
const sources = FOLDERS.flatMap(readManifests);
const IMAGES: Readonly<Record<string, string>> = {
  'site-shell': 'shell/tools/Containerfile',
  'site-api': 'api/Containerfile',
  'site-remote': 'shell/kit/remote-build/Containerfile',
};
const title = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;
const named = <Item extends Manifest>(items: readonly Item[]) => items.map((item) => [title(item), item] as const);
const createContainers = ({ spec }: Workload) => spec.template.spec.containers;
const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');

/** Checks the manifest against the schema of the Kubernetes API. Throws for a wrong type or a missing field. */
function validate({ apiVersion, kind, ...content }: Manifest): void {
  const Kind = KINDS.find((one) => one.kind === kind && one.apiVersion === apiVersion);
  if (!Kind) throw new Error(`The test does not know ${kind} of ${apiVersion}.`);
  new Kind(content as never).validate();
}

describe('Kubernetes manifests', () => {
  test.each(named(sources))('%s matches the Kubernetes schema', (_, manifest) => {
    validate(manifest);
  });

  test('the schema check reports a manifest that does not match', () => {
    const [shell] = listWorkloads(sources).filter(({ metadata }) => metadata.name === 'shell');
    const wrong = JSON.parse(
      JSON.stringify(shell).replace('"containerPort":3000', '"containerPort":"http"'),
    ) as Manifest;
    expect(() => validate(wrong)).toThrow('containerPort must be integer');
  });

  test.each(named(listWorkloads(sources)))(
    '%s runs as a non-root user, without service variables, and with resource limits',
    (_, workload) => {
      const { securityContext, enableServiceLinks } = workload.spec.template.spec;
      expect({ ...securityContext, enableServiceLinks }).toMatchObject({
        runAsNonRoot: true,
        enableServiceLinks: false,
      });
      expect(securityContext.runAsUser).toBeGreaterThan(0);
      for (const container of createContainers(workload)) {
        expect(container.securityContext).toMatchObject({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
        });
        expect(container.resources).toMatchObject({
          requests: { cpu: expect.any(String) },
          limits: { memory: expect.any(String) },
        });
      }
    },
  );

  test.each(named(listWorkloads(sources)))('%s sets only variables that its program reads', (_, workload) => {
    const settings = read('shell/docs/configuration.md');
    const own = createContainers(workload).filter(({ image }) => image in IMAGES);
    const names = own.flatMap(({ env = [] }) => env.map(({ name }) => name));
    expect(names.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
  });

  const servers = listWorkloads(sources).filter(({ kind }) => kind !== 'Job');

  test.each(named(servers.filter((workload) => createContainers(workload).some(({ image }) => image in IMAGES))))(
    '%s uses the same ports, health check, and user as its image',
    (_, workload) => {
      const [container] = createContainers(workload) as [Container];
      const containerfile = read(IMAGES[container.image] ?? '');
      const [, exposed = ''] = /^EXPOSE (.*)$/m.exec(containerfile) ?? [];
      expect(container.ports?.map(({ containerPort }) => String(containerPort))).toEqual(exposed.split(' '));
      const [, health] = /^HEALTHCHECK .*CMD \["health-check", "(.*)"\]$/m.exec(containerfile) ?? [];
      expect(container.livenessProbe?.httpGet?.path).toBe(health);
      expect(container.startupProbe?.httpGet?.path).toBe(health);
      const [, account = ''] = /^USER (.*)$/m.exec(containerfile) ?? [];
      // The Debian and Node images define both user IDs.
      expect({ node: 1000, 'www-data': 33 }[account]).toBe(workload.spec.template.spec.securityContext.runAsUser);
    },
  );

  test.each(['shell', 'api'])('%s has enough time to stop before Kubernetes kills it', (name) => {
    const workload = servers.find(({ metadata }) => metadata.name === name) as Workload;
    const env = createContainers(workload)[0]?.env ?? [];
    const seconds = (variable: string) => Number(env.find((one) => one.name === variable)?.value);
    expect(seconds('STOP_TIMEOUT_SECONDS')).toBeGreaterThan(seconds('DRAIN_SECONDS'));
    expect(workload.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(seconds('STOP_TIMEOUT_SECONDS'));
  });

  test.each(['shell', 'api'])('%s is autoscaled and keeps a pod while nodes are drained', (name) => {
    const of = (kind: string) => sources.find((one) => one.kind === kind && one.metadata.name === name)?.spec;
    expect(of('HorizontalPodAutoscaler')).toMatchObject({
      scaleTargetRef: { kind: 'Deployment', name },
      minReplicas: 2,
      // The autoscaler compares processor use with the request, so every container must have a request.
      metrics: [{ type: 'Resource', resource: { name: 'cpu' } }],
    });
    expect(of('PodDisruptionBudget')).toMatchObject({
      minAvailable: 1,
      selector: { matchLabels: { 'app.kubernetes.io/name': name } },
    });
  });
});

(whyNoKustomize ? describe.skip : describe)(
  `rendered Kubernetes manifests${whyNoKustomize ? ` (skipped: ${whyNoKustomize})` : ''}`,
  () => {
    const rendered = whyNoKustomize ? [] : renderManifests('example');
    const listNames = (kind: string) =>
      rendered.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name);
    const find = (kind: string, name: string) =>
      rendered.find((one) => one.kind === kind && one.metadata.name === name);

    test('match the Kubernetes schema, are in one namespace, and have unique names', () => {
      for (const manifest of [...rendered, ...renderManifests('base')]) validate(manifest);
      expect(new Set(rendered.map(({ metadata }) => metadata.namespace))).toEqual(new Set(['site']));
      expect(new Set(rendered.map(title)).size).toBe(rendered.length);
    });

    test('have services that each select the pods of exactly one workload', () => {
      const services = rendered.filter(({ kind }) => kind === 'Service');
      const selected = services.map(({ spec }) => {
        const selector = Object.entries((spec as { selector: Record<string, string> }).selector);
        return listWorkloads(rendered).filter(({ spec: { template } }) =>
          selector.every(([label, value]) => template.metadata.labels[label] === value),
        );
      });
      expect(selected.map(({ length }) => length)).toEqual(services.map(() => 1));
      expect(services.map(({ metadata }) => metadata.name).sort()).toEqual(
        ['api', 'postgres', 'shell', ...REMOTES.map((name) => `${name}-releases`)].sort(),
      );
    });

    test('refer only to configuration in the overlay and to documented secrets', () => {
      const environment = listWorkloads(rendered).flatMap((one) =>
        createContainers(one).flatMap(({ env = [] }) => env),
      );
      const maps = environment.flatMap(({ valueFrom }) => valueFrom?.configMapKeyRef ?? []);
      expect(maps.length).toBeGreaterThan(5);
      const lacking = maps.filter(({ name, key, optional = false }) => {
        const map = find('ConfigMap', name) as { data?: Record<string, string> } | undefined;
        return !optional && map?.data?.[key] === undefined;
      });
      expect(lacking).toEqual([]);
      const production = read('shell/docs/production.md');
      const secrets = environment.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []);
      const commands = secrets.filter(({ optional = false }) => !optional);
      const undocumented = commands.filter(
        ({ name, key }) => !new RegExp(`create secret generic ${name} [^\`]*?--from-literal=${key}=`).test(production),
      );
      expect(undocumented).toEqual([]);
    });

    test('route every public host name to a service, and use the remotes’ host names in the first composition', () => {
      const { spec } = find('Ingress', 'site') as unknown as {
        spec: {
          tls: { hosts: string[] }[];
          rules: { host: string; http: { paths: { backend: { service: { name: string } } }[] } }[];
        };
      };
      const hosts = spec.rules.map(({ host }) => host);
      expect(spec.tls.flatMap((tls) => tls.hosts)).toEqual(hosts);
      const backends = spec.rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service.name));
      expect(backends.filter((name) => !listNames('Service').includes(name))).toEqual([]);
      const job = JSON.stringify(find('Job', 'first-composition'));
      for (const remote of REMOTES) expect(job).toContain(`"https://${remote}.example.org/latest.json"`);
      const site = listWorkloads(rendered).find(({ metadata }) => metadata.name === 'shell') as Workload;
      expect(createContainers(site)[0]?.env).toContainEqual({ name: 'API_URL', value: 'http://api:3001' });
    });
  },
);
