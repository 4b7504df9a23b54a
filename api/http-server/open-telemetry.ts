/** The only module that imports OpenTelemetry's SDK. `tracing.ts` loads it only if a collector is configured. */
import { context, propagation, trace } from '@opentelemetry/api';
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
import { setTimeout as sleep } from 'node:timers/promises';
import { ReportingExporter } from './reporting-exporter.ts';
import type { Tracing, TracingOptions } from './tracing.ts';

/** Maximum queued spans, about 2 KB each. Further spans are dropped. */
const MOST_WAITING = 2048;
const STOP_MS = 2000;

/** The SDK's instrumentations miss bundled modules and trust any caller's trace, so the spans are created by hand. */
export function startSdk({
  endpoint,
  sampler,
  ratio,
  delayMs,
  serviceName,
  version,
  onCollector,
}: TracingOptions & { endpoint: string }): Tracing {
  const resource = resourceFromAttributes({ 'service.name': serviceName, 'service.version': version });
  const provider = new TracerProvider({
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

function samplerOf(name: TracingOptions['sampler'], ratio: number): Sampler {
  const kind = name.replace('parentbased_', '');
  const root = rootSampler(kind, ratio);
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function rootSampler(kind: string, ratio: number): Sampler {
  if (kind === 'always_on') return new AlwaysOnSampler();
  return kind === 'always_off' ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio);
}
