import type { TraceSampler } from '@site/settings/shared-settings';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface TracingOptions {
  /** Of the collector, which the exporter reads by itself from `OTEL_EXPORTER_OTLP_ENDPOINT`: without it, there is no tracing. */
  endpoint: string | undefined;
  sampler: TraceSampler;
  /** Of traces that begin here, from 0 to 1, for the samplers by ratio. */
  ratio: number;
  /** Between two lots of spans that are sent. */
  delayMs: number;
  /** Where `OTEL_SERVICE_NAME` names none. */
  serviceName: string;
  version: string;
  /** Told in a sentence when the collector is not to be had, and when it is again. */
  onCollector: (isThere: boolean, sentence: string) => void;
}

/** What is undefined is left out. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface ReceivedRequest {
  /**
   * Whether the caller is believed about the trace that the request belongs to. A stranger could have any of his
   * requests kept, and join the traces of others.
   */
  isTrusted: boolean;
  /** The id under which the request is logged, too. */
  requestId: string;
  /** What a step may still change. */
  attributes?: SpanAttributes;
  /** Asked when the request is answered. The route is a pattern: few spans have names of their own. */
  describe: () => { route: string | undefined; attributes: SpanAttributes };
}

/** A step that goes on. */
export interface Span {
  set(attributes: SpanAttributes): void;
  /** @param reason a word, not a sentence */
  fail(reason: string): void;
}

export interface Step {
  name: string;
  attributes?: SpanAttributes;
  /** Whether it waits for another process that has spans of its own. */
  isCall?: boolean;
}

/** What a server tells of its work to whoever follows a request through several of them. */
export interface Tracing {
  /** Begins the span of a request, which ends with its response. */
  receive(request: IncomingMessage, response: ServerResponse, received: ReceivedRequest): void;
  /** Runs `work`, and all that it begins, as part of the request. */
  during<T>(request: IncomingMessage, work: () => T): T;
  /** Adds to the span of the request that goes on. */
  describeRequest(attributes: SpanAttributes): void;
  step<T>(step: Step, work: (span: Span) => Promise<T>): Promise<T>;
  /** A call that is over, if it was part of a request. */
  called(call: { name: string; attributes: SpanAttributes; milliseconds: number; failed: boolean }): void;
  /** Headers that make what is asked of another server part of the step that goes on (W3C Trace Context). */
  headers(): Readonly<Record<string, string>>;
  /** For log lines: `trace_id` and `span_id` of the request that is given, or else of the step that goes on. Empty where nobody keeps them. */
  logFields(request?: IncomingMessage): Readonly<Record<string, string>>;
  /** Sends what is left, for two seconds at most. Never rejects. */
  stop(): Promise<void>;
}

/** Loads OpenTelemetry where it has somewhere to send to, and nothing of it elsewhere. */
export async function startTracing(options: TracingOptions): Promise<Tracing | undefined> {
  if (options.endpoint === undefined) return undefined;
  const { OpenTelemetry } = await import('./open-telemetry.ts');
  return new OpenTelemetry({ ...options, endpoint: options.endpoint });
}

/** The work as a step where there is tracing, and the work alone where there is none. */
export function traced<T>(tracing: Tracing | undefined, step: Step, work: (span?: Span) => Promise<T>): Promise<T> {
  return tracing ? tracing.step(step, work) : work();
}
