import { duringRequest, type SpanAttributes, traceLogFields, traceRequest } from '@site/http-server/tracing';
import { peerAddress, type TrustedProxies } from '@site/http-server/visitor-address';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { COMPOSITION_HEADER } from '../../../app/remotes/composition-header.ts';
import { matchRoute } from '../../../app/routing/match-route.ts';
import type { Feature } from '../../pages/feature.ts';
import type { Revisions } from '../../pages/revisions.ts';
import type { CoreSettings } from '../../settings/core-settings.ts';
import type { Core } from '../definition/define-feature.ts';
import { readTarget } from '../../http/request-target.ts';
import type { RequestKind, RequestWatcher } from '../../http/request-watcher.ts';

const ROUTES: Readonly<Record<Exclude<RequestKind, 'page'>, string>> = {
  asset: '/assets/*',
  api: '/api/*',
  file: '/{file}',
  health: '/health/*',
  report: '/_report',
  operator: '/_operator/*',
};

export function createFeature({ revisions }: Core, { trustedProxies }: CoreSettings): Feature {
  return {
    requestWatcher: new TracedRequests(revisions, trustedProxies),
    register: (server) => {
      // Body parsing starts outside the request's async context, so this runs after it.
      server.addHook('preHandler', (request, _reply, done) => duringRequest(request.raw, done));
    },
  };
}

class TracedRequests implements RequestWatcher {
  readonly #revisions: Pick<Revisions, 'all' | 'current'>;
  readonly #proxies: TrustedProxies;

  constructor(revisions: Pick<Revisions, 'all' | 'current'>, proxies: TrustedProxies) {
    this.#revisions = revisions;
    this.#proxies = proxies;
  }

  receive(request: IncomingMessage, response: ServerResponse, { kind, path }: { kind: RequestKind; path: string }) {
    // Load balancers poll this.
    if (kind === 'health') return;
    traceRequest(request, response, {
      isTrusted: this.#proxies.has(peerAddress(request)),
      requestId: String(request.headers['x-request-id']),
      // A hit, unless rendering sets `miss`.
      attributes: { 'site.page_cache': kind === 'page' ? 'hit' : undefined },
      describe: () => (kind === 'page' ? this.#describePage(path, response) : { route: ROUTES[kind], attributes: {} }),
    });
  }

  logFields(request: IncomingMessage): Readonly<Record<string, string>> {
    return traceLogFields(request);
  }

  /** Uses the response's composition: a preview or canary differs from the live one. */
  #describePage(path: string, response: ServerResponse): { route: string | undefined; attributes: SpanAttributes } {
    const composition = response.getHeader(COMPOSITION_HEADER);
    const revision = this.#revisions.all.find((one) => one.composition.id === composition) ?? this.#revisions.current;
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
