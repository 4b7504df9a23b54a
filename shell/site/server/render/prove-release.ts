import { RemoteError } from './remote-error.ts';
import type { RemotePageRequest } from './render-messages.ts';
import type { RenderProcess } from './render-process.ts';

/** A release, as far as rendering is concerned. */
export interface RenderedRelease {
  name: string;
  version: string;
  /** Of its `release.json`: with it, the whole release is fixed. */
  digest: string;
  /** Text of its node build. */
  source: string;
}

/** What a composition uses of a remote. */
export interface UsedPages {
  modules: readonly string[];
  /** A page that is rendered before the remote takes traffic. */
  healthPage?: RemotePageRequest | undefined;
}

/** Modules are evaluated once, perhaps on a busy machine. */
const LOAD_LIMIT_MS = 20_000;

/** Loads what a composition uses of a release, and renders its health page. Throws `RemoteError`, or `RenderProcessError` where the process does not answer. */
export async function proveRelease(process: RenderProcess, { modules, healthPage }: UsedPages): Promise<void> {
  const loaded = await process.request({ kind: 'load', modules }, LOAD_LIMIT_MS);
  if (loaded.kind !== 'done')
    throw new RemoteError(
      'LOAD_FAILED',
      loaded.kind === 'failed' ? firstLine(loaded.reason) : 'its code cannot be loaded',
    );
  if (!healthPage) return;
  const response = await process.request({ kind: 'remote-page', page: healthPage }, LOAD_LIMIT_MS);
  if (response.kind === 'failed')
    throw new RemoteError(
      'HEALTH_PAGE_FAILED',
      `its page ${healthPage.path} cannot be rendered: ${firstLine(response.reason)}`,
    );
  const outcome = response.kind === 'page' ? response.page.status : response.kind;
  if (outcome !== 200)
    throw new RemoteError('HEALTH_PAGE_FAILED', `its page ${healthPage.path} answered ${outcome} instead of 200`);
}

/** Of a text that a stranger's code wrote. */
export function firstLine(text: string): string {
  return (text.split('\n', 1)[0] as string).slice(0, 500);
}
