import type { UnreadableRefusal } from '@site/http-server/unreadable';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { compositionOf } from '../http/composition-headers.ts';
import { KEPT_FILES } from '../site/kept-address.ts';
import type { ShellMetrics } from './shell-metrics.ts';
import type { TracedRequests } from '../features/tracing/traced-requests.ts';

const SLOW_MS = 1000;
const LONGEST_PATH = 300;
const METHODS = new Set(['GET', 'HEAD', 'POST']);
const FILES = new Set([
  '/favicon.svg',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/composition.json',
  '/robots.txt',
  '/sitemap.xml',
]);

/**
 * Counts and logs requests. Successful reads are logged at `debug`, because a log line costs more than the response.
 * Visitor addresses and queries are not logged.
 */
export class RequestObserver {
  readonly #metrics: ShellMetrics;
  readonly #log: Logger;
  readonly #traced: TracedRequests | undefined;

  constructor(metrics: ShellMetrics, log: Logger, traced?: TracedRequests) {
    this.#metrics = metrics;
    this.#log = log;
    this.#traced = traced;
  }

  observe(request: IncomingMessage, response: ServerResponse) {
    const begun = performance.now();
    const path = (request.url ?? '').split('?', 1)[0]?.slice(0, LONGEST_PATH) ?? '';
    const kind = kindOf(path);
    this.#traced?.receive(request, response, { kind, path });
    response.once('close', () => {
      const ms = performance.now() - begun;
      const { statusCode: status } = response;
      const wasAborted = !response.writableFinished;
      this.#metrics.observeRequest(
        kind,
        METHODS.has(request.method ?? '') ? String(request.method) : 'other',
        wasAborted ? 'aborted' : String(status),
        ms / 1000,
      );
      const matters =
        kind !== 'health' &&
        (wasAborted || status >= 400 || ms > SLOW_MS || (request.method !== 'GET' && request.method !== 'HEAD'));
      const level = matters ? 'info' : 'debug';
      if (!this.#log.isLevelEnabled(level)) return;
      const requestId = request.headers['x-request-id'];
      const composition = compositionOf(request.headers);
      this.#log[level](
        {
          requestId,
          method: request.method,
          path,
          status,
          ...(composition === undefined ? {} : { composition }),
          ...(wasAborted ? { aborted: true } : {}),
          ...this.#traced?.logFields(request),
          ms: Math.round(ms * 10) / 10,
        },
        'request',
      );
    });
  }

  observeUnreadable({ requestId, status, reason }: UnreadableRefusal) {
    this.#metrics.observeRequest('unreadable', 'other', String(status), 0);
    this.#log.info({ requestId, status, reason }, 'request');
  }
}

export type RequestKind = 'asset' | 'api' | 'file' | 'health' | 'report' | 'operator' | 'page';

function kindOf(path: string): RequestKind {
  if (path.startsWith('/assets/')) return 'asset';
  if (path === '/api' || path.startsWith('/api/')) return 'api';
  if (path.startsWith('/social/') || path.startsWith(KEPT_FILES) || FILES.has(path)) return 'file';
  if (path.startsWith('/health/')) return 'health';
  if (path === '/_operator' || path.startsWith('/_operator/')) return 'operator';
  return path === '/_report' ? 'report' : 'page';
}
