import { contentDigest } from '@site/http-server/encoded-content';
import { matchRoute } from '../../../app/routing/match-route.ts';
import type { SiteRevision } from '../../site/site-revision.ts';
import type { Purges } from './purges.ts';

type TaggedRevision = Pick<SiteRevision, 'document' | 'composition' | 'loaded' | 'withoutParts'>;

interface ContentNetworkOptions {
  /** For how long the network may answer for a page without asking. */
  maxAgeSeconds: number;
  /** What pages hang on beside their composition: the shell's own build, and its settings. */
  madeWith: readonly unknown[];
  /** Absent where the network is not to be told: then it has former pages until their time is up. */
  purges: Purges | undefined;
}

/** The network of caches in front, which keeps pages that are the same for everybody: what it is told with each page, and when the site is another. */
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

  /** For a page that all visitors get. Browsers go by Cache-Control, and ask each time: no purge reaches what they have. */
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
      // RFC 9213, and what networks read that are older.
      'cdn-cache-control': this.#maxAge,
      'surrogate-control': this.#maxAge,
      'surrogate-key': tags.join(' '),
      'cache-tag': tags.join(','),
    };
  }

  /** Another revision takes traffic: what was made of any other is purged. */
  async follow(revision: TaggedRevision): Promise<void> {
    this.#current = this.#tagOf(revision);
    await this.#purges?.keepOnly(this.#current);
  }

  /** Pages of the same revision are other pages now. */
  refresh(): void {
    if (this.#current !== undefined) this.#purges?.purge(this.#current);
  }

  close(): void {
    this.#purges?.close();
  }

  /** Of the revision too: a canary that begins or ends changes who gets what, and not the composition. Nor does a part that comes later. */
  #tagOf({ composition, document, withoutParts }: TaggedRevision): string {
    const missing = JSON.stringify(Object.entries(withoutParts).map(([remote, parts]) => [remote, Object.keys(parts)]));
    return `live-${document.revision}-${contentDigest(composition.id, this.#madeWith, missing).slice(0, 12)}`;
  }
}
