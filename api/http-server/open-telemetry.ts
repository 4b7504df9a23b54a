/** The only module that imports OpenTelemetry. `tracing.ts` loads it only if a collector is configured. */
import {
  type Attributes,
  type Context,
  createContextKey,
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReportingExporter } from './reporting-exporter.ts';
import type { ReceivedRequest, Span, SpanAttributes, Step, Tracing, TracingOptions } from './tracing.ts';

/** Maximum queued spans, about 2 KB each. Further spans are dropped. */
const MOST_WAITING = 2048;
const STOP_MS = 2000;
const LONGEST_PATH = 300;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Context key for the request's span, which nested steps can reach. */
const REQUEST_SPAN = createContextKey('span of the request');

/**
 * Traces through OpenTelemetry's SDK, with manual spans. Its instrumentations patch modules as they load, which misses
 * bundled modules, and they trust any caller's trace.
 */
export class OpenTelemetry implements Tracing {
  readonly #provider: TracerProvider;
  readonly #tracer: Tracer;
  readonly #propagator = new W3CTraceContextPropagator();
  readonly #contexts = new WeakMap<IncomingMessage, Context>();

  constructor({
    endpoint,
    sampler,
    ratio,
    delayMs,
    serviceName,
    version,
    onCollector,
  }: TracingOptions & { endpoint: string }) {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager());
    const resource = resourceFromAttributes({ 'service.name': serviceName, 'service.version': version });
    this.#provider = new TracerProvider({
      // Merged last, so the environment overrides.
      resource: resource.merge(detectResources({ detectors: [envDetector] })),
      sampler: samplerOf(sampler, ratio),
      spanProcessors: [
        new BatchSpanProcessor({
          exporter: new ReportingExporter(new OTLPTraceExporter(), endpoint, onCollector),
          maxQueueSize: MOST_WAITING,
          scheduledDelayMillis: delayMs,
        }),
      ],
    });
    this.#tracer = this.#provider.getTracer('site');
  }

  receive(
    request: IncomingMessage,
    response: ServerResponse,
    { isTrusted, requestId, attributes = {}, describe }: ReceivedRequest,
  ): void {
    const parent = isTrusted
      ? this.#propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
      : ROOT_CONTEXT;
    const method = METHODS.has(request.method ?? '') ? String(request.method) : 'HTTP';
    const path = request.url?.split('?', 1)[0]?.slice(0, LONGEST_PATH);
    const standard = {
      'http.request.method': method === 'HTTP' ? '_OTHER' : method,
      'url.path': path,
      'site.request_id': requestId,
    };
    const span = this.#tracer.startSpan(
      method,
      { kind: SpanKind.SERVER, attributes: given({ ...standard, ...attributes }) },
      parent,
    );
    this.#contexts.set(request, trace.setSpan(parent, span).setValue(REQUEST_SPAN, span));
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

  during<T>(request: IncomingMessage, work: () => T): T {
    return context.with(this.#contexts.get(request) ?? context.active(), work);
  }

  describeRequest(attributes: SpanAttributes): void {
    (context.active().getValue(REQUEST_SPAN) as OtelSpan | undefined)?.setAttributes(given(attributes));
  }

  async step<T>({ name, attributes = {}, isCall = false }: Step, work: (span: Span) => Promise<T>): Promise<T> {
    const span = this.#tracer.startSpan(name, {
      kind: isCall ? SpanKind.CLIENT : SpanKind.INTERNAL,
      attributes: given(attributes),
    });
    const fail = (reason: string) => span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', reason);
    try {
      return await context.with(trace.setSpan(context.active(), span), () =>
        work({ set: (more) => span.setAttributes(given(more)), fail }),
      );
    } catch (error) {
      fail((error as Error).name);
      throw error;
    } finally {
      span.end();
    }
  }

  called({ name, attributes, milliseconds, failed }: Parameters<Tracing['called']>[0]): void {
    if (trace.getActiveSpan() === undefined) return;
    const end = Date.now();
    const span = this.#tracer.startSpan(name, {
      kind: SpanKind.CLIENT,
      startTime: end - milliseconds,
      attributes: given(attributes),
    });
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  }

  headers(): Readonly<Record<string, string>> {
    const headers: Record<string, string> = {};
    this.#propagator.inject(context.active(), headers, defaultTextMapSetter);
    return headers;
  }

  logFields(request?: IncomingMessage): Readonly<Record<string, string>> {
    const { traceId, spanId, traceFlags } = trace.getSpanContext(
      (request && this.#contexts.get(request)) ?? context.active(),
    ) ?? { traceFlags: TraceFlags.NONE };
    return traceId !== undefined && spanId !== undefined && (traceFlags & TraceFlags.SAMPLED) !== 0
      ? { trace_id: traceId, span_id: spanId }
      : {};
  }

  async stop(): Promise<void> {
    // Spans that are not accepted in time are dropped. The exporter already reported the reason.
    await Promise.race([this.#provider.shutdown().catch(() => {}), sleep(STOP_MS, undefined, { ref: false })]);
  }
}

function samplerOf(name: TracingOptions['sampler'], ratio: number): Sampler {
  const kind = name.replace('parentbased_', '');
  const root = rootSampler(kind, ratio);
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function given(attributes: SpanAttributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}

function rootSampler(kind: string, ratio: number): Sampler {
  if (kind === 'always_on') return new AlwaysOnSampler();
  return kind === 'always_off' ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio);
}
