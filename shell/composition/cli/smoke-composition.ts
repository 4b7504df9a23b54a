import { patternKey } from '@site/release/route-pattern';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompositionDocument } from '../document/composition-document.ts';
import { type Evidence, gateResult } from '../document/evidence.ts';
import type { ComposeOutput } from './compose-output.ts';
import { smokePages } from './smoke-pages.ts';
import { withSmokeSite } from './smoke-site.ts';

/** A busy site may fail to list its pages at first. */
const LIST_PATIENCE_MS = 30_000;
const RETRY_MS = 500;

interface SmokeOptions {
  /** Defaults to the shell's default. */
  apiUrl?: string | undefined;
  output: Pick<ComposeOutput, 'progress'>;
}

export async function smokeComposition(
  document: CompositionDocument,
  { apiUrl, output }: SmokeOptions,
): Promise<Evidence> {
  output.progress('Bringing the composition up on a site of its own');
  return withSmokeSite(document, apiUrl, async ({ origin, problems }) => {
    if (problems.length > 0) {
      return [
        gateResult('render', 'failed', problems.join(' '), { code: 'SMOKE_RENDER' }),
        gateResult('browser', 'skipped', 'Not known: what is wrong comes before it.'),
      ];
    }
    const rendered = gateResult('render', 'passed', 'All remotes came up together and rendered, on a site of its own.');
    const listed = await listedPages(origin);
    if (!listed)
      return [
        rendered,
        gateResult(
          'browser',
          'failed',
          `Which pages it has is not known: its /sitemap.xml cannot be had within ${LIST_PATIENCE_MS / 1000} seconds. Is its API there?`,
          { code: 'SMOKE_BROWSER' },
        ),
      ];
    const paths = samplePages(document, listed);
    const failing = await failingPages(origin, paths);
    if (failing.length > 0)
      return [
        gateResult('render', 'failed', failing.join('\n'), { code: 'SMOKE_RENDER' }),
        gateResult('browser', 'skipped', 'Not known: these pages have to render first.'),
      ];
    try {
      const faults = await smokePages(origin, paths, (path) => output.progress(`Opening ${path} in Chromium`));
      const browser =
        faults.length > 0
          ? gateResult('browser', 'failed', faults.join('\n'), { code: 'SMOKE_BROWSER' })
          : gateResult('browser', 'passed', `Chromium hydrated ${paths.join(', ')} without an error.`);
      return [rendered, browser];
    } catch (error) {
      return [
        rendered,
        gateResult(
          'browser',
          'failed',
          `No page could be opened in Chromium: ${(error as Error).message.split('\n')[0]} CHROMIUM_PATH names one; leave --browser out to do without.`,
          { code: 'SMOKE_BROWSER' },
        ),
      ];
    }
  });
}

async function failingPages(origin: string, paths: readonly string[]): Promise<string[]> {
  const failing: string[] = [];
  for (const path of paths) {
    const status = await fetch(origin + path, { redirect: 'manual' }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 0 || status >= 500)
      failing.push(`${path} ${status === 0 ? 'does not answer' : `answers ${status}`}: it cannot be rendered.`);
  }
  return failing;
}

async function listedPages(origin: string): Promise<string[] | undefined> {
  for (const end = performance.now() + LIST_PATIENCE_MS; performance.now() < end; await sleep(RETRY_MS)) {
    const response = await fetch(`${origin}/sitemap.xml`).catch(() => undefined);
    if (response?.ok)
      return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  }
  return undefined;
}

/** One path per route. */
function samplePages({ routes }: CompositionDocument, listed: readonly string[]): string[] {
  const patterns = Object.keys(routes).sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')));
  const sampled = patterns.flatMap((pattern) =>
    /[:*]/.test(pattern)
      ? (listed.find(
          (path) =>
            matches(pattern, path) &&
            !patterns.some((other) => other !== pattern && !/[:*]/.test(other) && other === path),
        ) ?? [])
      : pattern,
  );
  return [...new Set(sampled)];
}

const PLACEHOLDERS: ReadonlyMap<string, string> = new Map([
  [':', '[^/]+'],
  ['*', '.*'],
]);

function matches(pattern: string, path: string): boolean {
  const source = patternKey(pattern)
    .split('/')
    .map((segment) => PLACEHOLDERS.get(segment) ?? segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('/');
  return new RegExp(`^${source}$`, 'i').test(path);
}
