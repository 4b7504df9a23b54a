import type { ApiClient } from '@site/api-contract';
import type { SitemapContext } from '@site/shell-contract';
import { RemoteModuleError } from '../../../app/remotes/remote-module-error.ts';
import type { RemoteModules } from '../../../app/remotes/remote-modules.ts';
import { loadPage, pageContext } from '../../../app/routing/load-page.ts';
import { matchRoute } from '../../../app/routing/match-route.ts';
import { NOT_FOUND_HEAD } from '../../../app/routing/page-head.ts';
import type { LoadedPage } from '../../../app/services/page-loads.ts';
import type { PageParts, PartRequest, RemotePageRequest, RenderResponse } from '../render-messages.ts';
import { appServices, renderApp } from './render-app.tsx';

export async function renderRemotePage(
  request: RemotePageRequest,
  remotes: RemoteModules,
  api: ApiClient,
): Promise<RenderResponse> {
  const { route, path, search, submission } = request;
  const match = matchRoute([route], path);
  if (!match) throw new Error(`${path} does not match the route ${route.pattern}`);
  const services = appServices(request, { remotes, api, route, submission });
  const definition = await remotes.load(route.remote, route.module);
  const frame = definition.isEmbeddable ? { isEmbedded: true } : {};
  const context = pageContext(services, match, { pathname: path, search });
  const loaded = await loadPage(definition, context);
  if (loaded.kind === 'redirect') return loaded;
  services.loads.give(path, loaded);
  const isPlain = !definition.searchParams?.some((name) => context.search.has(name));
  const isDegraded = loaded.kind === 'page' && loaded.degraded !== undefined;
  const rendered = await renderApp({ ...services, ...frame }, path + search);
  return { kind: 'page', page: { ...rendered, ...described(loaded), ...frame, keep: isPlain && !isDegraded } };
}

function described(loaded: Exclude<LoadedPage, { kind: 'redirect' }>): Pick<PageParts, 'status' | 'head' | 'loaded'> {
  if (loaded.kind === 'not-found') return { status: 404, head: NOT_FOUND_HEAD, loaded };
  const { kind, data, head, status = 200 } = loaded;
  return { status, head, loaded: { kind, data } };
}

/** Characters of JSON. The largest part is a sitemap of thousands of pages. The pipe's limit would kill the process. */
const LONGEST_PART = 2_000_000;

export async function readPart(
  { name, module, site }: PartRequest,
  remote: string,
  remotes: RemoteModules,
  api: ApiClient,
): Promise<RenderResponse> {
  const exposed = await remotes.loadExposed<Record<string, unknown>>(remote, module);
  const offered = exposed?.[name];
  if (offered === undefined)
    throw new RemoteModuleError('EXPORT_MISSING', `The module ${module} does not export ${name}`);
  const data: unknown = isFunction(offered) ? await offered({ site, api }) : offered;
  const { length } = JSON.stringify(data) ?? '';
  if (length > LONGEST_PART)
    throw new RemoteModuleError(
      'PART_TOO_LARGE',
      `The part ${name} is too large: ${length} characters. The limit is ${LONGEST_PART}`,
    );
  return { kind: 'part', data };
}

function isFunction(offered: unknown): offered is (context: SitemapContext) => unknown {
  return typeof offered === 'function';
}
