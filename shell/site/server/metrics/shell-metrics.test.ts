import { expect, test } from '@jest/globals';
import type { ReleaseHealth } from '../live/site-health.ts';
import { ShellMetrics } from './shell-metrics.ts';

const OPEN = { state: 'ready', restarts: 0, breaker: 'open' } as const;
const release = (remote: string, version: string, isUnavailable = false): ReleaseHealth => ({
  remote,
  version,
  release: `https://releases.example/${remote}/${version}-abc/release.json`,
  digest: 'sha384-a',
  ...(isUnavailable && { unavailable: 'it does not start', process: OPEN }),
});
const content = (version: string, isUnavailable?: boolean) => release('mf-content', version, isUnavailable);
const contact = release('mf-contact', '2.0.0');

function getMetrics(releases: readonly ReleaseHealth[]) {
  const composed = { releases };
  const metrics = new ShellMetrics();
  metrics.registerSources({
    cachedPages: () => 2,
    readyAnswers: () => 5,
    health: () => ({ ready: true, revision: 12, refusal: 'No.' }),
    openConnections: () => 5,
    releases: () => composed.releases,
  });
  return { metrics, composed };
}

const ofContact = { remote: 'mf-contact', version: '2.0.0' };

test('metrics contain renders, processes, and circuit breakers by remote and version', async () => {
  const { metrics } = getMetrics([contact, content('1.0.0', true)]);
  metrics.observeRender({ ...ofContact, kind: 'render', result: 'page', seconds: 0.02 });
  metrics.observeRender({ ...ofContact, kind: 'render', result: 'late', seconds: 2 });
  metrics.observeRender({ ...ofContact, kind: 'end' });
  const lines = (await metrics.registry.metrics()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'shell_render_duration_seconds_bucket{le="0.025",remote="mf-contact",version="2.0.0",result="page"} 1',
      'shell_render_duration_seconds_count{remote="mf-contact",version="2.0.0",result="late"} 1',
      'shell_render_process_ends_total{remote="mf-contact",version="2.0.0"} 1',
      'shell_render_breaker_open{remote="mf-content",version="1.0.0"} 1',
    ]),
  );
});

test('metrics are up to date on every scrape', async () => {
  const { metrics } = getMetrics([contact, content('1.0.0', true)]);
  await metrics.registry.metrics();
  const text = await metrics.registry.metrics();
  for (const line of [
    'shell_ready_answers_total 5',
    'shell_page_cache_entries 2',
    'shell_http_connections 5',
    'shell_ready 1',
    'shell_revision 12',
    'shell_composition_refused 1',
    'shell_state_unusable 0',
    'shell_remote_up{remote="mf-content",version="1.0.0"} 0',
    'shell_remote_up{remote="mf-contact",version="2.0.0"} 1',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});

test('counts browser reports by version for composed releases only', async () => {
  const { metrics } = getMetrics([contact]);
  metrics.countBrowserFailure('mf-contact', '2.0.0-abc');
  metrics.countBrowserFailure('mf-contact', 'any client input');
  metrics.countBrowserFailure('mf-contact', undefined);
  metrics.countBrowserFailure('whatever', '2.0.0-abc');
  const lines = (await metrics.registry.metrics())
    .split('\n')
    .filter((line) => line.startsWith('shell_browser_failures_total'));
  expect(lines).toEqual([
    'shell_browser_failures_total{remote="mf-contact",version="2.0.0"} 1',
    'shell_browser_failures_total{remote="mf-contact"} 2',
    'shell_browser_failures_total{remote="unknown"} 1',
  ]);
});
