import { RemoteError } from './remote-error.ts';
import type { RemotePageRequest } from './render-messages.ts';
import type { RenderProcess } from './render-process.ts';

export interface RenderedRelease {
  name: string;
  version: string;
  /** Digest of `release.json`, which pins every file of the release. */
  digest: string;
  source: string;
}

export interface UsedPages {
  modules: readonly string[];
  healthPage?: RemotePageRequest | undefined;
}

const LOAD_LIMIT_MS = 20_000;

/** Loads a release's modules and renders its health page. Throws `RemoteError`, or `RenderProcessError` on timeout. */
export async function proveRenderProcess(process: RenderProcess, { modules, healthPage }: UsedPages): Promise<void> {
  const loaded = await process.request({ kind: 'load', modules }, LOAD_LIMIT_MS);
  if (loaded.kind !== 'done')
    throw new RemoteError(
      'LOAD_FAILED',
      loaded.kind === 'failed' ? firstLine(loaded.reason) : 'its code does not load',
    );
  if (!healthPage) return;
  const response = await process.request({ kind: 'remote-page', page: healthPage }, LOAD_LIMIT_MS);
  if (response.kind === 'failed')
    throw new RemoteError(
      'HEALTH_PAGE_FAILED',
      `its page ${healthPage.path} does not render: ${firstLine(response.reason)}`,
    );
  const outcome = response.kind === 'page' ? response.page.status : response.kind;
  if (outcome !== 200)
    throw new RemoteError('HEALTH_PAGE_FAILED', `its page ${healthPage.path} returned ${outcome} instead of 200`);
}

export function firstLine(text: string): string {
  return (text.split('\n', 1)[0] as string).slice(0, 500);
}
