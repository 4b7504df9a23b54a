import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { runCompose } from '../../support/compose.ts';
import { ComposedSite } from '../../support/composed-site.ts';
import { freePort } from '../../../api/http-server/testing/free-port.ts';
import { PROJECT } from '../../support/project.ts';
import { RawConnection } from '../../support/raw-connection.ts';
import { alterRelease } from '../../support/release-copy.ts';
import { waitFor } from '../../support/wait-for.ts';
import { exposedMetrics, referencesIn } from './metric-references.ts';

const FOLDER = join(PROJECT, 'shell/tools/production/monitoring');
const HAS_PROMTOOL = spawnSync('promtool', ['--version']).status === 0;
/** Prometheus adds these metrics itself. */
const OF_PROMETHEUS = { labels: ['job', 'instance', 'le'], metrics: { up: [] } };

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; action: string };
}
interface Dashboard {
  panels: {
    title: string;
    targets?: { expr: string; legendFormat: string }[];
  }[];
  annotations: { list: { expr: string }[] };
}

const rules = (
  parse(readFileSync(join(FOLDER, 'alerts.yaml'), 'utf8')) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(readFileSync(join(FOLDER, 'dashboard.json'), 'utf8')) as Dashboard;
const queries: (readonly [what: string, query: string])[] = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ...dashboard.annotations.list.map(({ expr }) => ['annotations', expr] as const),
];

let site: ComposedSite;
let told: Map<string, Set<string>>;

beforeAll(async () => {
  site = await ComposedSite.start();
  const [shellPort, apiPort] = [await freePort(), await freePort()];
  await site.startApi({ METRICS_PORT: String(apiPort) });
  await site.startShell({ METRICS_PORT: String(shellPort), BREAKER_FAILURES: '1' });
  await makeTraffic();
  const texts = await Promise.all(
    [shellPort, apiPort].map(async (port) => (await fetch(`http://localhost:${port}/metrics`)).text()),
  );
  told = exposedMetrics(texts.join('\n'));
});
afterAll(() => site?.stop());

async function makeTraffic() {
  for (const path of ['/', '/about-units', '/nowhere', '/api/convert?q=5 ft to m', '/api/nothing'])
    await fetch(site.origin + path);
  const noRequest = await RawConnection.open(Number(new URL(site.apiOrigin).port));
  noRequest.write('HELLO\r\n\r\n');
  await noRequest.response();
  await noRequest.end();
  const canary = alterRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], '9.0.0', () => {});
  const args = ['canary', site.getReleaseUrl('mf-content', canary), '50%'];
  const { code, output } = await runCompose(site.compositionFile, ...args);
  if (code !== 0) throw new Error(output);
  await waitFor(
    'the canary',
    async () => ((await site.health()) as { rollout?: { state: string } }).rollout?.state === 'running',
  );
  const report = { remote: 'mf-contact', release: site.releases['mf-contact'], kind: 'render', message: 'TypeError' };
  await fetch(`${site.origin}/_report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(report),
  });
  // A signal to PID 0 would reach the tests' own process group.
  process.kill(
    await waitFor('its process', async () => (await site.health()).remotes['mf-contact']?.process?.pid),
    'SIGKILL',
  );
  await waitFor(
    'another render process',
    async () => ((await site.health()).remotes['mf-contact']?.process?.restarts ?? 0) > 0,
  );
}

test.each(queries)('%s: %s uses only metrics that the servers report', (_what, query) => {
  const { metrics, groupedBy } = referencesIn(query);
  expect(metrics.length).toBeGreaterThan(0);
  const findLabels = (metric: string) =>
    told.get(metric) ?? (Object.hasOwn(OF_PROMETHEUS.metrics, metric) ? new Set<string>() : undefined);
  const unknown = metrics.flatMap(({ metric, labels }) => {
    const known = findLabels(metric);
    if (known === undefined) return [metric];
    return labels
      .filter((label) => !known.has(label) && !OF_PROMETHEUS.labels.includes(label))
      .map((label) => `${metric}{${label}}`);
  });
  const ofAll = new Set(metrics.flatMap(({ metric }) => [...(findLabels(metric) ?? [])]));
  expect([
    ...unknown,
    ...groupedBy.filter((label) => !ofAll.has(label) && !OF_PROMETHEUS.labels.includes(label)),
  ]).toEqual([]);
});

test('every metric of the servers is used by a panel or an alert', () => {
  const asked = new Set(
    queries.flatMap(([, query]) =>
      referencesIn(query).metrics.map(({ metric }) => metric.replace(/_(?:bucket|sum|count)$/, '')),
    ),
  );
  const own = [...told.keys()]
    .filter((name) => !/^(?:nodejs|process)_/.test(name))
    .map((name) => name.replace(/_(?:bucket|sum|count)$/, ''));
  expect([...new Set(own)].filter((name) => !asked.has(name))).toEqual([]);
});

test('each alert has a duration and a severity, is covered by a rule test, and mentions only existing commands', () => {
  const isTested = readFileSync(join(FOLDER, 'alerts.test.yaml'), 'utf8');
  for (const { alert, annotations, ...rule } of rules) {
    expect(isTested).toContain(`alertname="${alert}"`);
    expect(rule).toMatchObject({
      for: expect.stringMatching(/^\d+m$/),
      labels: { severity: expect.stringMatching(/^(critical|warning)$/) },
    });
    expect(annotations).toMatchObject({ summary: expect.any(String), action: expect.stringMatching(/^[A-Z].*\.$/) });
  }
  const commands = rules.flatMap(({ annotations: { action } }) => [
    ...action.matchAll(/`npm run ([\w-]+) -- (\w+)[^`]*`/g),
  ]);
  const help = (program: string) =>
    execFileSync(process.execPath, [join(PROJECT, program), '--help'], { encoding: 'utf8' });
  const known = { compose: help('shell/composition/cli/compose.ts'), messages: help('api/dist/messages.js') };
  expect(commands.length).toBeGreaterThan(3);
  for (const [, script = '', name = ''] of commands)
    expect(known[script as keyof typeof known]).toMatch(new RegExp(`\\b${name}\\b`));
});

(HAS_PROMTOOL ? test : test.skip)('promtool accepts the rules, and each alert fires when everything fails', () => {
  const promtool = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  const accepted = expect.stringContaining(`${rules.length} rules found`);
  expect(promtool('check', 'rules', 'alerts.yaml')).toEqual({ status: 0, output: accepted });
  const passed = expect.stringContaining('SUCCESS');
  expect(promtool('test', 'rules', 'alerts.test.yaml')).toEqual({ status: 0, output: passed });
});
