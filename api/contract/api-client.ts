import type * as z from 'zod/mini';
import type { ContactMessage } from './contact-message.ts';
import type { ApiErrorBody, GaId } from './entities.ts';

interface ApiRequestErrorDetails {
  status: number;
  /**
   * Of the API's error table, or of a newer API's; `NOT_THE_API` for a refusal that names none, `RESPONSE_INVALID` where the response is ok and
   * not what was asked for.
   */
  code: string;
  /** What the API says, for a person. Undefined where it said nothing. */
  sentence?: string | undefined;
  /** After a failed validation: sentences for each wrong field. */
  errors?: ApiErrorBody['errors'] | undefined;
  /** Of a conversion that was not understood: what could be asked instead. */
  alternatives?: ApiErrorBody['alternatives'] | undefined;
}

/** A call of the API that came to nothing. The message of a non-OK response is `{status}: {body text}`, or the status text where the body is empty. */
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

/**
 * Whether an error is one of this client. By its name: the shell's bundle and each remote's have a copy of this class of their own, and an
 * error of one is no instance of another.
 */
export function isApiRequestError(error: unknown): error is ApiRequestError {
  return (
    error instanceof Error && error.name === 'ApiRequestError' && 'status' in error && typeof error.status === 'number'
  );
}

const SEND_AGAIN_MS = 1000;

export interface ApiClientOptions {
  /** Origin before `/api`: empty in the browser, the API's own address on a server. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds after which a call is given up. None by default. */
  timeoutMs?: number;
}

/** A phrase as a person types it, or a number with the ids of two units. */
export type ConversionQuestion = { q: string } | { value: string; from: string; to: string };

export type ApiClient = ReturnType<typeof createApiClient>;

/** In browsers a chunk of their own, fetched beside the first response: a page whose data came with it needs none of them. */
const loadSchemas = () => import('./response-schemas.ts');
type Schemas = Awaited<ReturnType<typeof loadSchemas>>['responseSchemas'];

/**
 * A client of the calls in section 7 of the specification, and of the one that converts. Each response is held
 * against its schema: fields that it does not know are left
 * out, so that a newer API serves an older client. Throws `ApiRequestError`, or what `fetch` throws where there is no response.
 */
export function createApiClient({ baseUrl, fetch = globalThis.fetch, timeoutMs }: ApiClientOptions) {
  /** Resolves once the response is ok, whatever its body holds. */
  async function send(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<Response> {
    const response = await fetch(`${baseUrl}/api/${path}`, {
      method,
      credentials: 'include',
      ...(body === undefined
        ? {}
        : {
            headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) },
            body: JSON.stringify(body),
          }),
      ...(timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) }),
    });
    if (!response.ok) throw await refusalOf(response);
    return response;
  }

  /** Once more where no word came of the API: a process on the way may have been ended. By the key, it is taken once. */
  async function sendOnce(path: string, body: unknown): Promise<Response> {
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

  async function get<Schema extends z.ZodMiniType>(
    schemaOf: (schemas: Schemas) => Schema,
    path: string,
  ): Promise<z.output<Schema>> {
    const loading = loadSchemas();
    loading.catch(() => {});
    const response = await send('GET', path);
    const text = await response.text();
    const { responseSchemas, parseJson } = await loading;
    const parsed = parseJson(schemaOf(responseSchemas), text);
    if (parsed.ok) return parsed.data;
    throw new ApiRequestError(`The API's answer to ${path} is not what was asked for: ${parsed.problem}`, {
      status: response.status,
      code: 'RESPONSE_INVALID',
    });
  }

  /** Every page asks for it: one text is told from others by hand, so that none loads the schemas for it. */
  async function gaId(): Promise<GaId> {
    const response = await send('GET', 'ga-id');
    const body: unknown = await response.json().catch(() => undefined);
    if (isGaId(body)) return body;
    throw new ApiRequestError("The API's answer to ga-id is not what was asked for", {
      status: response.status,
      code: 'RESPONSE_INVALID',
    });
  }

  const segment = encodeURIComponent;
  return {
    categories: () => get((of) => of.categories, 'categories'),
    conversions: () => get((of) => of.conversions, 'conversions'),
    conversionsOf: (category: string) => get((of) => of.conversionsOf, `conversions/category/${segment(category)}`),
    conversion: (slug: string) => get((of) => of.conversion, `conversions/${segment(slug)}`),
    faqs: (slug: string) => get((of) => of.faqs, `faqs/${segment(slug)}`),
    units: (category: string) => get((of) => of.units, `units/${segment(category)}`),
    convert: (question: ConversionQuestion) =>
      get((of) => of.answer, `convert?${new URLSearchParams(question).toString()}`),
    gaId,
    sendContactMessage: async (message: ContactMessage) => void (await sendOnce('contact', message)),
  };
}

function isGaId(body: unknown): body is GaId {
  return typeof body === 'object' && body !== null && 'gaId' in body && typeof body.gaId === 'string';
}

/** A proxy on the way may answer in HTML or not at all. */
async function refusalOf(response: Response): Promise<ApiRequestError> {
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
