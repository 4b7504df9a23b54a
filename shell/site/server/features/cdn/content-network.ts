import { contentDigest } from '@site/http-server/encoded-content';
import { matchRoute } from '../../../app/routing/match-route.ts';
import type { SiteRevision } from '../../live/site-revision.ts';
import type { Purges } from './purges.ts';

type TaggedRevision = Pick<SiteRevision, 'document' | 'composition' | 'loaded' | 'withoutParts'>;

interface ContentNetworkOptions {
  maxAgeSeconds: number;
  /** Other inputs of pages: the shell's build and settings. */
  madeWith: readonly unknown[];
  /** Without purges, the CDN serves old pages until they expire. */
  purges: Purges | undefined;
}

export class ContentNetwork {
  readonly #maxAge: string;
  readonly #madeWith: string;
  readonly #purges: Purges | undefined;
  #current: string | undefined;

  constructor({ maxAgeSeconds, madeWith, purges }: ContentNetworkOptions) {
    this.#maxAge = `max-age=${maxAgeSeconds}`;
    this.#madeWith = JSON.stringify(madeWith);
    this.#purges = purges;
  }

  /** For shared pages only. Browsers use Cache-Control and always revalidate, since purges do not reach them. */
  headersOf(revision: TaggedRevision, path: string): Record<string, string> {
    const { composition, document, loaded } = revision;
    const remote = matchRoute(composition.routes, path)?.remote;
    const version = remote === undefined ? undefined : loaded[remote]?.descriptor.version;
    const ofRemote =
      remote === undefined
        ? []
        : [`remote-${remote}`, ...(version === undefined ? [] : [`release-${remote}-${version}`])];
    const tags = [this.#tagOf(revision), `composition-${composition.id}`, `revision-${document.revision}`, ...ofRemote];
    return {
      // RFC 9213, then the headers of older CDNs.
      'cdn-cache-control': this.#maxAge,
      'surrogate-control': this.#maxAge,
      'surrogate-key': tags.join(' '),
      'cache-tag': tags.join(','),
    };
  }

  async follow(revision: TaggedRevision): Promise<void> {
    this.#current = this.#tagOf(revision);
    await this.#purges?.keepOnly(this.#current);
  }

  refresh(): void {
    if (this.#current !== undefined) this.#purges?.purge(this.#current);
  }

  close(): void {
    this.#purges?.close();
  }

  /** Includes the revision and missing parts: a canary or a late part changes pages but not the composition ID. */
  #tagOf({ composition, document, withoutParts }: TaggedRevision): string {
    const missing = JSON.stringify(Object.entries(withoutParts).map(([remote, parts]) => [remote, Object.keys(parts)]));
    return `live-${document.revision}-${contentDigest(composition.id, this.#madeWith, missing).slice(0, 12)}`;
  }
}
