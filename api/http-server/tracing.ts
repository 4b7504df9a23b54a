/** Spans through OpenTelemetry's API, whose functions do nothing until `startTracing` has registered the SDK. */
import {
  type Attributes,
  type Context,
  context,
  createContextKey,
  defaultTextMapGetter,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import type { SettingValues } from '@site/settings/setting';
import type { tracingSettings } from '@site/settings/shared-settings';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from './stop-on-signal.ts';

export interface TracingOptions {
  settings: SettingValues<typeof tracingSettings>;
  /** Default for `OTEL_SERVICE_NAME`. */
  serviceName: string;
  version: string;
  /** Called later, because the log names the current trace. */
  log: () => Log;
}

export interface Tracing {
  /** Flushes for at most two seconds. Never rejects. */
  stop: () => Promise<void>;
}

/** Undefined values are left out. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

interface ReceivedRequest {
  /** Accepts the caller's trace context. An untrusted client could force sampling or join other clients' traces. */
  isTrusted: boolean;
  requestId: string;
  /** Initial attributes, which steps may override. */
  attributes?: SpanAttributes;
  /** Called at the end of the response. `route` is a pattern, which keeps the number of span names low. */
  describe: () => { route: string | undefined; attributes: SpanAttributes };
}

interface Step {
  name: string;
  attributes?: SpanAttributes;
  /** True for a call to another process that records its own spans. */
  isCall?: boolean;
}

const LONGEST_PATH = 300;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const REQUEST_SPAN = createContextKey('span of the request');

const tracer = trace.getTracer('site');
const contexts = new WeakMap<IncomingMessage, Context>();

export async function startTracing(options: TracingOptions): Promise<Tracing | undefined> {
  if (options.settings.tracesEndpoint === undefined) return undefined;
  const { startSdk } = await import('./open-telemetry.ts');
  return startSdk(options);
}

/** The span ends with the response. */
export function traceRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { isTrusted, requestId, attributes, describe }: ReceivedRequest,
): void {
  const parent = isTrusted ? propagation.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter) : ROOT_CONTEXT;
  const method = METHODS.has(request.method ?? '') ? String(request.method) : 'HTTP';
  const standard = {
    'http.request.method': method === 'HTTP' ? '_OTHER' : method,
    'url.path': request.url?.split('?', 1)[0]?.slice(0, LONGEST_PATH),
    'site.request_id': requestId,
  };
  const span = tracer.startSpan(
    method,
    { kind: SpanKind.SERVER, attributes: given({ ...standard, ...attributes }) },
    parent,
  );
  contexts.set(request, trace.setSpan(parent, span).setValue(REQUEST_SPAN, span));
  response.once('close', () => {
    const { route, attributes: more } = describe();
    if (route !== undefined) span.updateName(`${method} ${route}`);
    span.setAttributes(
      given({
        'http.route': route,
        'http.response.status_code': response.statusCode,
        'site.aborted': response.writableFinished ? undefined : true,
        ...more,
      }),
    );
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}

export function duringRequest<T>(request: IncomingMessage, work: () => T): T {
  return context.with(contexts.get(request) ?? context.active(), work);
}

export function describeRequest(attributes: SpanAttributes): void {
  (context.active().getValue(REQUEST_SPAN) as Span | undefined)?.setAttributes(given(attributes));
}

export async function traced<T>(
  { name, attributes = {}, isCall = false }: Step,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const kind = isCall ? SpanKind.CLIENT : SpanKind.INTERNAL;
  return tracer.startActiveSpan(name, { kind, attributes: given(attributes) }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      failSpan(span, (error as Error).name);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** @param reason one word */
export function failSpan(span: Span, reason: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', reason);
}

/** Headers that propagate the current step to another server (W3C Trace Context). */
export function traceHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** `trace_id` and `span_id` of the request, or of the current step. Empty for traces that are not sampled. */
export function traceLogFields(request?: IncomingMessage): Readonly<Record<string, string>> {
  const current = (request && contexts.get(request)) ?? context.active();
  const { traceId, spanId, traceFlags } = trace.getSpanContext(current) ?? { traceFlags: TraceFlags.NONE };
  return traceId !== undefined && spanId !== undefined && (traceFlags & TraceFlags.SAMPLED) !== 0
    ? { trace_id: traceId, span_id: spanId }
    : {};
}

function given(attributes: SpanAttributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}
