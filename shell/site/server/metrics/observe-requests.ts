import type { UnreadableRefusal } from '@site/http-server/unreadable';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { compositionOf } from '../http/composition-headers.ts';
import { kindOf, type RequestWatcher } from '../http/request-watcher.ts';
import type { ShellMetrics } from './shell-metrics.ts';

const SLOW_MS = 1000;
const LONGEST_PATH = 300;
const METHODS = new Set(['GET', 'HEAD', 'POST']);

/**
 * Successful reads log at `debug`, because a line costs more than the response. Logs leave out visitor addresses and
 * queries.
 */
export class RequestObserver {
  readonly #metrics: ShellMetrics;
  readonly #log: Logger;
  readonly #watchers: readonly RequestWatcher[];

  constructor(metrics: ShellMetrics, log: Logger, watchers: readonly RequestWatcher[]) {
    this.#metrics = metrics;
    this.#log = log;
    this.#watchers = watchers;
  }

  observe(request: IncomingMessage, response: ServerResponse) {
    const begun = performance.now();
    const path = (request.url ?? '').split('?', 1)[0]?.slice(0, LONGEST_PATH) ?? '';
    const kind = kindOf(path);
    for (const watcher of this.#watchers) watcher.receive(request, response, { kind, path });
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
          ...Object.assign({}, ...this.#watchers.map((watcher) => watcher.logFields(request))),
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
