import { contentDigest } from '@site/http-server/encoded-content';
import { matchRoute } from '../../../app/routing/match-route.ts';
import type { SiteRevision } from '../../live/site-revision.ts';

type TaggedRevision = Pick<SiteRevision, 'document' | 'composition' | 'loaded' | 'withoutParts'>;

/**
 * Includes the revision and missing parts: a canary or a late part changes pages but not the composition ID.
 * @param madeWith other inputs of pages: the shell's build and settings
 */
export function liveTag({ composition, document, withoutParts }: TaggedRevision, madeWith: string): string {
  const missing = JSON.stringify(Object.entries(withoutParts).map(([remote, parts]) => [remote, Object.keys(parts)]));
  return `live-${document.revision}-${contentDigest(composition.id, madeWith, missing).slice(0, 12)}`;
}

/** For shared pages only. Browsers use Cache-Control and always revalidate, since purges do not reach them. */
export function networkHeaders(
  { composition, document, loaded }: TaggedRevision,
  path: string,
  { tag, maxAgeSeconds }: { tag: string; maxAgeSeconds: number },
): Record<string, string> {
  const remote = matchRoute(composition.routes, path)?.remote;
  const version = remote === undefined ? undefined : loaded[remote]?.descriptor.version;
  const tags = [tag, `composition-${composition.id}`, `revision-${document.revision}`];
  if (remote !== undefined) tags.push(`remote-${remote}`);
  if (version !== undefined) tags.push(`release-${remote}-${version}`);
  const maxAge = `max-age=${maxAgeSeconds}`;
  return {
    // RFC 9213, then the headers of older CDNs.
    'cdn-cache-control': maxAge,
    'surrogate-control': maxAge,
    'surrogate-key': tags.join(' '),
    'cache-tag': tags.join(','),
  };
}
