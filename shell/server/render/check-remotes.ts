import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import type { RemoteModules } from '../../app/remotes/remote-modules.ts';
import type { RenderedPage, RenderRequest } from './render-messages.ts';

/**
 * Loads every routed module of every remote and renders a health page of each: the first of its routes without parameters.
 * @returns remote to the reason why it may not take traffic
 */
export async function checkRemotes(
  composition: BrowserComposition,
  remotes: RemoteModules,
  renderPage: (request: RenderRequest) => Promise<RenderedPage>,
): Promise<Record<string, string>> {
  const failures: Record<string, string> = {};
  for (const remote of Object.keys(composition.remotes)) {
    const routes = composition.routes.filter((route) => route.remote === remote);
    try {
      for (const { module } of routes) await remotes.load(remote, module);
      const health = routes.find(({ pattern }) => !pattern.includes(':'));
      if (health) await renderHealthPage(health.pattern, renderPage);
    } catch (error) {
      failures[remote] = error instanceof Error ? error.message : String(error);
    }
  }
  return failures;
}

async function renderHealthPage(path: string, renderPage: (request: RenderRequest) => Promise<RenderedPage>) {
  const page = await renderPage({ path, search: '', siteUrl: 'http://localhost' });
  const outcome = page.kind === 'document' ? page.status : page.kind;
  if (outcome !== 200) throw new Error(`its page ${path} answered ${outcome} instead of 200`);
}
