import { patternKey } from '@site/release/route-pattern';
import type { CompositionDocument } from '../composition/composition-document.ts';
import { type Evidence, gateResult } from '../composition/evidence.ts';
import type { ComposeOutput } from './compose-output.ts';
import { smokePages } from './smoke-pages.ts';
import { withSmokeSite } from './smoke-site.ts';

interface SmokeOptions {
  /** Where its pages find the API; by default where a shell looks for it. */
  apiUrl?: string | undefined;
  output: Pick<ComposeOutput, 'progress'>;
}

/** Brings a composition up on a site of its own and opens each kind of its pages in Chromium. Nobody else gets anything of it. */
export async function smokeComposition(document: CompositionDocument, { apiUrl, output }: SmokeOptions): Promise<Evidence> {
  output.progress('Bringing the composition up on a site of its own');
  return withSmokeSite(document, apiUrl, async ({ origin, problems }) => {
    if (problems.length > 0) {
      return [gateResult('render', 'failed', problems.join(' '), { code: 'SMOKE_RENDER' }), gateResult('browser', 'skipped', 'Not known: what is wrong comes before it.')];
    }
    const rendered = gateResult('render', 'passed', 'All remotes came up together and rendered, on a site of its own.');
    const paths = await samplePages(document, origin);
    try {
      const faults = await smokePages(origin, paths, (path) => output.progress(`Opening ${path} in Chromium`));
      const browser = faults.length > 0 ? gateResult('browser', 'failed', faults.join(' '), { code: 'SMOKE_BROWSER' }) : gateResult('browser', 'passed', `Chromium hydrated ${paths.join(', ')} without an error.`);
      return [rendered, browser];
    } catch (error) {
      return [rendered, gateResult('browser', 'failed', `No page could be opened in Chromium: ${(error as Error).message.split('\n')[0]} CHROMIUM_PATH names one; leave --browser out to do without.`, { code: 'SMOKE_BROWSER' })];
    }
  });
}

/** One address for each route: the pattern itself, or the first page of the sitemap that it answers. */
async function samplePages({ routes }: CompositionDocument, origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/sitemap.xml`).catch(() => undefined);
  const listed = response?.ok ? [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname) : [];
  const patterns = Object.keys(routes).sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')));
  const sampled = patterns.flatMap((pattern) => (/[:*]/.test(pattern) ? (listed.find((path) => matches(pattern, path) && !patterns.some((other) => other !== pattern && !/[:*]/.test(other) && other === path)) ?? []) : pattern));
  return [...new Set(sampled)];
}

function matches(pattern: string, path: string): boolean {
  const source = patternKey(pattern).split('/').map((segment) => (segment === ':' ? '[^/]+' : segment === '*' ? '.*' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))).join('/');
  return new RegExp(`^${source}$`, 'i').test(path);
}
