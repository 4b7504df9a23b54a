/** The only module that imports OpenTelemetry's SDK. `tracing.ts` loads it only if a collector is configured. */
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tracing, TracingOptions } from './tracing.ts';

/** Maximum queued spans, about 2 KB each. Further spans are dropped. */
const MOST_WAITING = 2048;
const STOP_MS = 2000;

/** The SDK's instrumentations miss bundled modules and trust any caller's trace, so the spans are created by hand. */
export function startSdk({ settings, serviceName, version, log }: TracingOptions): Tracing {
  const resource = resourceFromAttributes({ 'service.name': serviceName, 'service.version': version });
  const provider = new TracerProvider({
    // Merged last, so the environment overrides.
    resource: resource.merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.tracesRatio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        // The exporter itself reads the URL from the environment.
        exporter: reporting(new OTLPTraceExporter(), log),
        maxQueueSize: MOST_WAITING,
        scheduledDelayMillis: settings.tracesDelayMs,
      }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return {
    stop: async () => {
      // Spans that are not accepted in time are dropped. The exporter already reported the reason.
      await Promise.race([provider.shutdown().catch(() => {}), sleep(STOP_MS, undefined, { ref: false })]);
    },
  };
}

/** Logs once when the collector becomes unavailable and once when it recovers, instead of once per batch. */
function reporting(exporter: SpanExporter, log: TracingOptions['log']): SpanExporter {
  let isThere = true;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const { error } = result;
        if (isThere && error)
          log().warn(
            {},
            `The trace collector does not accept traces: ${describeReason(error)}. Traces are dropped until it does. Check OTEL_EXPORTER_OTLP_ENDPOINT.`,
          );
        if (!isThere && !error) log().info({}, 'The trace collector accepts traces again.');
        isThere = error === undefined;
        done(result);
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}

/** A connection refused on every address of a name is an AggregateError. */
function describeReason(error: Error): string {
  const { errors } = error as Partial<AggregateError>;
  return error.message || (errors?.[0] as Error | undefined)?.message || error.name;
}
