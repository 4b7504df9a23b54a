import { Agent as HttpAgent, type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';

/** How long the API may take to begin its answer, and how long it may pause within it. */
const TIME_LIMIT_MS = 15_000;
const MOST_CONNECTIONS = 128;

export interface ApiRequest {
  method: string;
  /** With its query. */
  path: string;
  headers: IncomingHttpHeaders;
  /** Whole, so that its length is known. Undefined for a request without one. */
  body?: Buffer | undefined;
  /** Aborted when nobody waits for the answer any longer. */
  signal: AbortSignal;
}

/** The API did not answer: `API_UNREACHABLE`, or `API_TIMEOUT`. The cause says why. */
export class ApiAwayError extends Error {
  override name = 'ApiAwayError';
  readonly code: 'API_UNREACHABLE' | 'API_TIMEOUT';

  constructor(code: ApiAwayError['code'], options?: ErrorOptions) {
    super(code === 'API_TIMEOUT' ? `The API did not answer within ${TIME_LIMIT_MS / 1000} s.` : 'The API cannot be reached.', options);
    this.code = code;
  }
}

/**
 * Connections to the API. Those that are kept carry requests without a body only, one at a time; each body travels on a connection of its own, so
 * that nothing of it can be left for anyone else's request, and no idle connection that has just ended can lose it.
 */
export class ApiUpstream {
  readonly #origin: string;
  readonly #agent: HttpAgent;
  readonly #request: typeof requestHttp;

  constructor(origin: string) {
    const options = { keepAlive: true, maxSockets: MOST_CONNECTIONS, timeout: TIME_LIMIT_MS } as const;
    const isSecure = origin.startsWith('https:');
    this.#origin = origin;
    this.#agent = isSecure ? new HttpsAgent(options) : new HttpAgent(options);
    this.#request = isSecure ? requestHttps : requestHttp;
  }

  /** Resolves when the head of the answer is there; its body is to be read or destroyed. Rejects with `ApiAwayError`, or the signal's reason. */
  async send(request: ApiRequest): Promise<IncomingMessage> {
    try {
      return await this.#try(request, isRead(request) ? this.#agent : false);
    } catch (error) {
      // The API may end an idle connection in the very moment in which it is used again. Nothing was answered: what only reads is asked for anew.
      if (!(error instanceof StaleConnectionError)) throw error;
      return this.#try(request, false);
    }
  }

  close() {
    this.#agent.destroy();
  }

  /** @param agent false for a connection that is used once */
  #try({ method, path, headers, body, signal }: ApiRequest, agent: HttpAgent | false): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const sized = body === undefined ? headers : { ...headers, 'content-length': String(body.length) };
      const outgoing = this.#request(this.#origin + path, { method, headers: sized, agent, signal, timeout: TIME_LIMIT_MS });
      const giveUp = () => outgoing.destroy(new ApiAwayError('API_TIMEOUT'));
      const late = setTimeout(giveUp, TIME_LIMIT_MS);
      outgoing.on('timeout', giveUp);
      outgoing.once('response', (response) => {
        clearTimeout(late);
        resolve(response);
      });
      outgoing.on('error', (cause: NodeJS.ErrnoException) => {
        clearTimeout(late);
        if (signal.aborted || cause instanceof ApiAwayError) reject(cause);
        else reject(outgoing.reusedSocket ? new StaleConnectionError('', { cause }) : new ApiAwayError('API_UNREACHABLE', { cause }));
      });
      outgoing.end(body);
    });
  }
}

/** A kept connection ended before anything was answered on it. */
class StaleConnectionError extends Error {}

function isRead({ method, body }: ApiRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && body === undefined;
}
