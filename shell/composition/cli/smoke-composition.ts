import type { CompositionDocument } from '../document/composition-document.ts';
import { type Evidence, type GateResult, gateResult } from '../document/gate-results.ts';
import type { ComposeOutput } from './compose-output.ts';
import { describeFailures, isError, listedPages, requestPages } from './rendered-pages.ts';
import { samplePages } from './sample-pages.ts';
import { smokePages } from './smoke-pages.ts';
import { type SmokeSettings, withSmokeSite } from './smoke-site.ts';

/** A busy site may fail to list its pages at first. */
const LIST_PATIENCE_MS = 30_000;

interface SmokeOptions extends SmokeSettings {
  /** The servers of the other remotes may be unavailable. */
  changed: readonly string[];
  output: Pick<ComposeOutput, 'progress'>;
}

export async function smokeComposition(
  document: CompositionDocument,
  { output, changed, ...settings }: SmokeOptions,
): Promise<Evidence> {
  const optionalBases = Object.entries(document.remotes)
    .filter(([name]) => !changed.includes(name))
    .map(([, { release }]) => new URL('.', release).href);
  output.progress('Starting the composition on a trial site');
  return withSmokeSite(document, settings, async (site) => {
    const { origin, problems } = site;
    if (problems.length > 0) return failedRender(problems, 'Skipped because the composition did not start.');
    const rendered = gateResult('render', 'passed', 'All remotes started and rendered on a trial site.');
    const listed = await listedPages(origin, LIST_PATIENCE_MS);
    if (!listed)
      return [
        rendered,
        failedBrowser(
          `The pages are unknown, because /sitemap.xml was not available within ${LIST_PATIENCE_MS / 1000} s. Check the API.`,
        ),
      ];
    const { paths } = samplePages(document, listed);
    const failing = [...(await requestPages(origin, paths))].filter(([, status]) => isError(status));
    if (failing.length > 0)
      return failedRender(await describeFailures(site, failing), 'Skipped because some pages do not render.');
    return [rendered, await openInBrowser(origin, paths, { output, optionalBases })];
  });
}

async function openInBrowser(
  origin: string,
  paths: readonly string[],
  { output, optionalBases }: Pick<SmokeOptions, 'output'> & { optionalBases: readonly string[] },
): Promise<GateResult> {
  try {
    const onPage = (path: string) => output.progress(`Opening ${path} in Chromium`);
    const faults = await smokePages(origin, paths, { onPage, optionalBases });
    return faults.length > 0
      ? failedBrowser(faults.join('\n'))
      : gateResult('browser', 'passed', `Chromium opened ${paths.join(', ')} without errors.`);
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    return failedBrowser(`Cannot open pages in Chromium: ${reason} Set CHROMIUM_PATH, or try again without --browser.`);
  }
}

function failedBrowser(sentence: string): GateResult {
  return gateResult('browser', 'failed', sentence, { code: 'SMOKE_BROWSER' });
}

function failedRender(faults: readonly string[], browser: string): Evidence {
  const text = faults.map((fault) => fault.replace(/\.?$/, '.')).join('\n');
  return [gateResult('render', 'failed', text, { code: 'SMOKE_RENDER' }), gateResult('browser', 'skipped', browser)];
}
