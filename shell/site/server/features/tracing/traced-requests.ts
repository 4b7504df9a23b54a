import type { SpanAttributes, Tracing } from '@site/http-server/tracing';
import { peerAddress, type TrustedProxies } from '@site/http-server/visitor-address';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { COMPOSITION_HEADER } from '../../../app/remotes/composition-header.ts';
import { matchRoute } from '../../../app/routing/match-route.ts';
import type { Revisions } from '../../pages/revisions.ts';
import { readTarget } from '../../http/request-target.ts';
import type { RequestKind } from '../../metrics/observe-requests.ts';

const ROUTES: Readonly<Record<Exclude<RequestKind, 'page'>, string>> = {
  asset: '/assets/*',
  api: '/api/*',
  file: '/{file}',
  health: '/health/*',
  report: '/_report',
  operator: '/_operator/*',
};

export class TracedRequests {
  readonly #tracing: Tracing;
  readonly #revisions: Pick<Revisions, 'all' | 'current'>;
  readonly #proxies: TrustedProxies;

  constructor(tracing: Tracing, revisions: Pick<Revisions, 'all' | 'current'>, proxies: TrustedProxies) {
    this.#tracing = tracing;
    this.#revisions = revisions;
    this.#proxies = proxies;
  }

  receive(request: IncomingMessage, response: ServerResponse, { kind, path }: { kind: RequestKind; path: string }) {
    // Load balancers poll this every few seconds.
    if (kind === 'health') return;
    this.#tracing.receive(request, response, {
      isTrusted: this.#proxies.has(peerAddress(request)),
      requestId: String(request.headers['x-request-id']),
      // A hit, unless rendering sets `miss`.
      attributes: { 'site.page_cache': kind === 'page' ? 'hit' : undefined },
      describe: () => (kind === 'page' ? this.#describePage(path, response) : { route: ROUTES[kind], attributes: {} }),
    });
  }

  logFields(request: IncomingMessage): Readonly<Record<string, string>> {
    return this.#tracing.logFields(request);
  }

  /** Uses the response's composition: a preview or canary differs from the live one. */
  #describePage(path: string, response: ServerResponse): { route: string | undefined; attributes: SpanAttributes } {
    const said = response.getHeader(COMPOSITION_HEADER);
    const revision = this.#revisions.all.find(({ composition }) => composition.id === said) ?? this.#revisions.current;
    const match = revision && matchRoute(revision.composition.routes, readTarget(path)?.path ?? path);
    const attributes = {
      'site.composition': revision?.composition.id,
      'site.revision': revision?.document.revision,
      'site.remote': match?.remote,
      'site.release': match && revision?.loaded[match.remote]?.descriptor.version,
    };
    return { route: match?.pattern, attributes };
  }
}
