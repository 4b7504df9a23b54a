import type { TraceSampler } from '@site/settings/shared-settings';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface TracingOptions {
  /** Enables tracing. The exporter itself reads the URL from `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  endpoint: string | undefined;
  sampler: TraceSampler;
  /** Share of new traces to keep, 0 to 1, for ratio samplers. */
  ratio: number;
  /** Time between batches. */
  delayMs: number;
  /** Default for `OTEL_SERVICE_NAME`. */
  serviceName: string;
  version: string;
  /** Called with a sentence for the log when the collector becomes unavailable or recovers. */
  onCollector: (isThere: boolean, sentence: string) => void;
}

/** Undefined values are left out. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface ReceivedRequest {
  /** Accepts the caller's trace context. An untrusted client could force sampling or join other clients' traces. */
  isTrusted: boolean;
  requestId: string;
  /** Initial attributes, which steps may override. */
  attributes?: SpanAttributes;
  /** Called at the end of the response. `route` is a pattern, which keeps the number of span names low. */
  describe: () => { route: string | undefined; attributes: SpanAttributes };
}

export interface Span {
  set(attributes: SpanAttributes): void;
  /** @param reason one word */
  fail(reason: string): void;
}

export interface Step {
  name: string;
  attributes?: SpanAttributes;
  /** True for a call to another process that records its own spans. */
  isCall?: boolean;
}

export interface Tracing {
  /** Starts the request's span, which ends with its response. */
  receive(request: IncomingMessage, response: ServerResponse, received: ReceivedRequest): void;
  /** Runs `work` in the request's trace context. */
  during<T>(request: IncomingMessage, work: () => T): T;
  /** Sets attributes on the current request's span. */
  describeRequest(attributes: SpanAttributes): void;
  step<T>(step: Step, work: (span: Span) => Promise<T>): Promise<T>;
  /** Records a finished call. Ignored outside a request. */
  called(call: { name: string; attributes: SpanAttributes; milliseconds: number; failed: boolean }): void;
  /** Headers that propagate the current step to another server (W3C Trace Context). */
  headers(): Readonly<Record<string, string>>;
  /** `trace_id` and `span_id` of the request, or of the current step. Empty for traces that are not sampled. */
  logFields(request?: IncomingMessage): Readonly<Record<string, string>>;
  /** Flushes for at most two seconds. Never rejects. */
  stop(): Promise<void>;
}

/** Loads OpenTelemetry only if an endpoint is configured. */
export async function startTracing(options: TracingOptions): Promise<Tracing | undefined> {
  if (options.endpoint === undefined) return undefined;
  const { OpenTelemetry } = await import('./open-telemetry.ts');
  return new OpenTelemetry({ ...options, endpoint: options.endpoint });
}

/** Runs `work` as a step, or directly without tracing. */
export function traced<T>(tracing: Tracing | undefined, step: Step, work: (span?: Span) => Promise<T>): Promise<T> {
  return tracing ? tracing.step(step, work) : work();
}
