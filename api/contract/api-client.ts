import type * as z from 'zod/mini';
import type { ContactMessage } from './contact-rules.ts';
import type { ApiErrorBody, GaId } from './entities.ts';

interface ApiRequestErrorDetails {
  status: number;
  /**
   * An error code from the API, `NOT_THE_API` if an error response has none, or `RESPONSE_INVALID` if a successful
   * response does not match its schema.
   */
  code: string;
  /** The API's human-readable message, if it sent one. */
  sentence?: string | undefined;
  errors?: ApiErrorBody['errors'] | undefined;
  alternatives?: ApiErrorBody['alternatives'] | undefined;
}

/** A failed API call. The message is `{status}: {body}`, with the status text in place of an empty body. */
export class ApiRequestError extends Error implements ApiRequestErrorDetails {
  override readonly name = 'ApiRequestError';
  readonly status: number;
  readonly code: string;
  readonly sentence: string | undefined;
  readonly errors: ApiErrorBody['errors'] | undefined;
  readonly alternatives: ApiErrorBody['alternatives'] | undefined;

  constructor(message: string, { status, code, sentence, errors, alternatives }: ApiRequestErrorDetails) {
    super(message);
    this.status = status;
    this.code = code;
    this.sentence = sentence;
    this.errors = errors;
    this.alternatives = alternatives;
  }
}

/** Compares names, because each bundle has its own copy of the class, so `instanceof` would fail. */
export function isApiRequestError(error: unknown): error is ApiRequestError {
  return (
    error instanceof Error && error.name === 'ApiRequestError' && 'status' in error && typeof error.status === 'number'
  );
}

const SEND_AGAIN_MS = 1000;

/** A placeholder for sites without a measurement ID. Nothing is sent to it. */
export const FALLBACK_GA_ID = 'G-0000000000';

interface ApiClientOptions {
  /** Empty in the browser, and the API's URL on a server. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  headers?: Readonly<Record<string, string>>;
  timeoutMs?: number;
}

export type ConversionQuestion = { q: string } | { value: string; from: string; to: string };

export type ApiClient = ReturnType<typeof createApiClient>;

/**
 * In browsers, the schemas are a separate chunk, loaded along with the first response. A page that already contains its
 * data does not need them.
 */
const loadSchemas = () => import('./response-schemas.ts');
type Schemas = Awaited<ReturnType<typeof loadSchemas>>['responseSchemas'];

/**
 * A client for the API. It validates each response and drops unknown fields, so that a newer API can serve an older
 * client. Calls reject with `ApiRequestError` if the API reports an error, and with the error from `fetch` if the API
 * does not respond.
 */
export function createApiClient({ baseUrl, fetch = globalThis.fetch, headers, timeoutMs }: ApiClientOptions) {
  async function send(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<Response> {
    const response = await fetch(`${baseUrl}/api/${path}`, {
      method,
      credentials: 'include',
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // eslint-disable-next-line no-restricted-properties -- on servers only
      ...(timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) }),
    });
    if (!response.ok) throw await getRefusal(response);
    return response;
  }

  /** Retries once if the API did not respond, for example because a proxy restarted. The key keeps the message from being stored twice. */
  async function sendWithRetry(path: string, body: unknown): Promise<Response> {
    // Pages on http:// have no `crypto.randomUUID`.
    const key = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    try {
      return await send('POST', path, body, key);
    } catch (error) {
      if (isApiRequestError(error) && error.status !== 502 && error.status !== 504) throw error;
      await new Promise((resolve) => setTimeout(resolve, SEND_AGAIN_MS));
      return send('POST', path, body, key);
    }
  }

  async function get<Name extends keyof Schemas>(name: Name, path: string): Promise<z.output<Schemas[Name]>> {
    const loading = loadSchemas();
    loading.catch(() => {});
    const response = await send('GET', path);
    const text = await response.text();
    const { responseSchemas, parseJson } = await loading;
    const parsed = parseJson(responseSchemas[name], text);
    if (parsed.ok) return parsed.data as z.output<Schemas[Name]>;
    throw new ApiRequestError(`The API's response to ${path} does not match its schema: ${parsed.problem}`, {
      status: response.status,
      code: 'RESPONSE_INVALID',
    });
  }

  /** Validates without the schemas, because every page makes this call and must not load them for it. */
  async function gaId(): Promise<GaId> {
    const response = await send('GET', 'ga-id');
    const body: unknown = await response.json().catch(() => undefined);
    if (isGaId(body)) return body;
    throw new ApiRequestError("The API's response to ga-id does not match its schema", {
      status: response.status,
      code: 'RESPONSE_INVALID',
    });
  }

  const segment = encodeURIComponent;
  return {
    categories: () => get('categories', 'categories'),
    conversions: () => get('conversions', 'conversions'),
    conversionsOf: (category: string) => get('conversionsOf', `conversions/category/${segment(category)}`),
    conversion: (slug: string) => get('conversion', `conversions/${segment(slug)}`),
    faqs: (slug: string) => get('faqs', `faqs/${segment(slug)}`),
    units: (category: string) => get('units', `units/${segment(category)}`),
    convert: (question: ConversionQuestion) => get('answer', `convert?${new URLSearchParams(question).toString()}`),
    gaId,
    sendContactMessage: async (message: ContactMessage) => void (await sendWithRetry('contact', message)),
  };
}

function isGaId(body: unknown): body is GaId {
  return typeof body === 'object' && body !== null && 'gaId' in body && typeof body.gaId === 'string';
}

/** A proxy can respond with HTML or an empty body. */
async function getRefusal(response: Response): Promise<ApiRequestError> {
  const { status, statusText } = response;
  const text = await response.text();
  const parsed = await loadSchemas().then(
    ({ parseError }) => parseError(text),
    () => undefined,
  );
  const { code = 'NOT_THE_API', message, errors, alternatives } = parsed ?? {};
  return new ApiRequestError(`${status}: ${text || statusText}`, {
    status,
    code,
    sentence: message || undefined,
    errors,
    alternatives,
  });
}
