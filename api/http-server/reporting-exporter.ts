import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { TracingOptions } from './tracing.ts';

/** Reports once when the collector becomes unavailable and once when it recovers, instead of once per batch. */
export class ReportingExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #endpoint: string;
  readonly #onCollector: TracingOptions['onCollector'];
  #isThere = true;

  constructor(exporter: SpanExporter, endpoint: string, onCollector: TracingOptions['onCollector']) {
    this.#exporter = exporter;
    this.#endpoint = new URL(endpoint).origin;
    this.#onCollector = onCollector;
  }

  export(spans: ReadableSpan[], done: Parameters<SpanExporter['export']>[1]): void {
    this.#exporter.export(spans, (result) => {
      this.#report(result.error);
      done(result);
    });
  }

  forceFlush(): Promise<void> {
    return this.#exporter.forceFlush?.() ?? Promise.resolve();
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }

  #report(error: Error | undefined) {
    const isThere = error === undefined;
    if (isThere === this.#isThere) return;
    this.#isThere = isThere;
    if (isThere) this.#onCollector(true, `The trace collector at ${this.#endpoint} accepts traces again.`);
    else
      this.#onCollector(
        false,
        `The trace collector at ${this.#endpoint} does not accept traces: ${reasonOf(error)}. Traces are ` +
          'dropped until it does. Check OTEL_EXPORTER_OTLP_ENDPOINT.',
      );
  }
}

/** A connection refused on every address of a name is an AggregateError. */
function reasonOf(error: Error): string {
  const { errors } = error as Partial<AggregateError>;
  return error.message || (errors?.[0] as Error | undefined)?.message || error.name;
}
