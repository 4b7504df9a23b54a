import { expect, test } from '@jest/globals';
import { ShellMetrics } from './shell-metrics.ts';

const metrics = new ShellMetrics(
  {
    cache: () => ({ hits: 7, misses: 3, entries: 2, bytes: 4096 }),
    health: () => ({ ready: true, status: 'degraded', revision: 12, away: { 'mf-content': 'It is gone.' }, refusal: 'No.' }),
    openConnections: () => 5,
    remotes: () => ['mf-content', 'mf-contact'],
  },
  '1.2.3',
);

test('the metrics tell of renders, processes and circuit breakers by remote', async () => {
  metrics.observeRender({ kind: 'render', remote: 'mf-contact', result: 'page', seconds: 0.02 });
  metrics.observeRender({ kind: 'render', remote: 'mf-contact', result: 'late', seconds: 2 });
  for (const change of ['started', 'ended', 'started'] as const) metrics.observeRender({ kind: 'process', remote: 'mf-contact', change });
  metrics.observeRender({ kind: 'breaker', remote: 'mf-content', state: 'open' });
  const text = await metrics.text();
  expect(text).toContain('shell_render_duration_seconds_bucket{le="0.025",remote="mf-contact",result="page"} 1');
  expect(text).toContain('shell_render_duration_seconds_count{remote="mf-contact",result="late"} 1');
  expect(text).toContain('shell_render_processes{remote="mf-contact"} 1');
  expect(text).toContain('shell_render_process_ends_total{remote="mf-contact"} 1');
  expect(text).toContain('shell_render_breaker_open{remote="mf-content"} 1');
});

test('the metrics tell what is so when they are read, however often that is', async () => {
  await metrics.text();
  const text = await metrics.text();
  for (const line of [
    'shell_page_cache_hits_total 7',
    'shell_page_cache_misses_total 3',
    'shell_page_cache_entries 2',
    'shell_page_cache_bytes 4096',
    'shell_http_connections 5',
    'shell_ready 1',
    'shell_revision 12',
    'shell_composition_refused 1',
    'shell_remote_up{remote="mf-content"} 0',
    'shell_remote_up{remote="mf-contact"} 1',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});
