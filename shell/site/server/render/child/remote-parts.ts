import type { ApiClient } from '@site/api-contract';
import type { SitemapContext } from '@site/shell-contract';
import { RemoteModuleError } from '../../../app/remotes/remote-module-error.ts';
import type { RemoteModules } from '../../../app/remotes/remote-modules.ts';
import type { PartRequest, RenderResponse } from '../render-messages.ts';

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
  const context: SitemapContext = { site, api };
  const data: unknown = isFunction(offered) ? await offered(context) : offered;
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
