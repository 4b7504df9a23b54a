/** Spans through OpenTelemetry's API, whose functions do nothing until `startTracing` has registered the SDK. */
import {
  type Attributes,
  type Context,
  context,
  defaultTextMapGetter,
  propagation,
  ROOT_CONTEXT,
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
  /** `OTEL_SERVICE_NAME` takes its place if set. */
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
  /** Called at the end of the response. `route` is a pattern, which keeps the number of span names low. */
  describe: () => { route: string | undefined; attributes: SpanAttributes };
}

const LONGEST_PATH = 300;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

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
  { isTrusted, requestId, describe }: ReceivedRequest,
): void {
  const parent = isTrusted ? propagation.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter) : ROOT_CONTEXT;
  const method = METHODS.has(request.method ?? '') ? String(request.method) : 'HTTP';
  const standard = {
    'http.request.method': method === 'HTTP' ? '_OTHER' : method,
    'url.path': request.url?.split('?', 1)[0]?.slice(0, LONGEST_PATH),
    'site.request_id': requestId,
  };
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes: given(standard) }, parent);
  contexts.set(request, trace.setSpan(parent, span));
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
