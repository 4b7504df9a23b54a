import { expect, test } from '@jest/globals';
import type { ComposedRelease } from '../site/composed-releases.ts';
import { ShellMetrics } from './shell-metrics.ts';

const content = (version: string, isUnavailable = false): ComposedRelease => ({
  remote: 'mf-content',
  version,
  digest: `sha384-${version}`,
  folder: `${version}-abc`,
  isUnavailable,
});
const contact: ComposedRelease = {
  remote: 'mf-contact',
  version: '2.0.0',
  digest: 'sha384-2',
  folder: '2.0.0-abc',
  isUnavailable: false,
};

function metricsOf(releases: readonly ComposedRelease[]) {
  const composed = { releases };
  const metrics = new ShellMetrics('1.2.3');
  metrics.registerSources({
    cache: () => ({ hits: 7, misses: 3, entries: 2, bytes: 4096 }),
    readyAnswers: () => 5,
    health: () => ({ ready: true, revision: 12, refusal: 'No.' }),
    openConnections: () => 5,
    releases: () => composed.releases,
  });
  return { metrics, composed };
}

const ofContact = { remote: 'mf-contact', version: '2.0.0', digest: 'sha384-2' };

test('metrics have renders, processes, and circuit breakers by remote and version', async () => {
  const { metrics } = metricsOf([contact, content('1.0.0')]);
  metrics.observeRender({ ...ofContact, kind: 'render', result: 'page', seconds: 0.02 });
  metrics.observeRender({ ...ofContact, kind: 'render', result: 'late', seconds: 2 });
  for (const change of ['started', 'ended', 'replaced', 'started'] as const)
    metrics.observeRender({ ...ofContact, kind: 'process', change });
  metrics.observeRender({ remote: 'mf-content', version: '1.0.0', kind: 'breaker', state: 'open' });
  metrics.observeRender({ remote: 'frame', kind: 'process', change: 'started' });
  const text = await metrics.text();
  expect(text).toContain(
    'shell_render_duration_seconds_bucket{le="0.025",remote="mf-contact",version="2.0.0",result="page"} 1',
  );
  expect(text).toContain('shell_render_duration_seconds_count{remote="mf-contact",version="2.0.0",result="late"} 1');
  expect(text).toContain('shell_render_processes{remote="mf-contact",version="2.0.0"} 1');
  expect(text).toContain('shell_render_process_ends_total{remote="mf-contact",version="2.0.0"} 1');
  expect(text).toContain('shell_render_breaker_open{remote="mf-content",version="1.0.0"} 1');
  expect(text).toContain('shell_render_processes{remote="frame"} 1');
});

test('metrics are current each time they are read', async () => {
  const { metrics } = metricsOf([contact, content('1.0.0', true)]);
  await metrics.text();
  const text = await metrics.text();
  for (const line of [
    'shell_page_cache_hits_total 7',
    'shell_page_cache_misses_total 3',
    'shell_ready_answers_total 5',
    'shell_page_cache_entries 2',
    'shell_page_cache_bytes 4096',
    'shell_http_connections 5',
    'shell_ready 1',
    'shell_revision 12',
    'shell_composition_refused 1',
    'shell_state_unusable 0',
    'shell_remote_up{remote="mf-content",version="1.0.0"} 0',
    'shell_remote_up{remote="mf-contact",version="2.0.0"} 1',
    'shell_remote_info{remote="mf-contact",version="2.0.0",digest="sha384-2"} 1',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});

test('counts browser reports by version for composed releases only', async () => {
  const { metrics } = metricsOf([contact]);
  metrics.countBrowserFailure('mf-contact', '2.0.0-abc');
  metrics.countBrowserFailure('mf-contact', 'any client input');
  metrics.countBrowserFailure('mf-contact', undefined);
  metrics.countBrowserFailure('whatever', '2.0.0-abc');
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('shell_browser_failures_total'));
  expect(lines).toEqual([
    'shell_browser_failures_total{remote="mf-contact",version="2.0.0"} 1',
    'shell_browser_failures_total{remote="mf-contact"} 2',
    'shell_browser_failures_total{remote="unknown"} 1',
  ]);
});

test('a removed release is reported one last time, and then leaves no series', async () => {
  const { metrics, composed } = metricsOf([content('1.0.0')]);
  const render = (version: string) =>
    metrics.observeRender({ remote: 'mf-content', version, kind: 'render', result: 'page', seconds: 0.02 });
  const process = (version: string, change: 'started' | 'ended') =>
    metrics.observeRender({ remote: 'mf-content', version, kind: 'process', change });
  process('1.0.0', 'started');
  process('1.1.0', 'started');
  render('1.0.0');
  composed.releases = [content('1.1.0')];
  render('1.1.0');
  expect(await metrics.text()).toContain('shell_render_processes{remote="mf-content",version="1.0.0"} 1');
  render('1.0.0'); // started before the switch
  process('1.0.0', 'ended');
  metrics.countBrowserFailure('mf-content', '1.0.0-abc');
  expect(await metrics.text()).toContain(
    'shell_render_duration_seconds_count{remote="mf-content",version="1.0.0",result="page"} 2',
  );
  const text = await metrics.text();
  expect(text).not.toContain('1.0.0');
  expect(text).toContain('shell_render_duration_seconds_count{remote="mf-content",version="1.1.0",result="page"} 1');
  expect(text).toContain('shell_render_processes{remote="mf-content",version="1.1.0"} 1');
});
