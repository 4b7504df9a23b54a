import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from './wait-for.ts';

export interface CollectedSpan {
  service: string;
  name: string;
  /** OTLP's number: 1 internal, 2 server, 3 client. */
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  failed: boolean;
  attributes: Record<string, unknown>;
}

interface KeyValue {
  key: string;
  value: Record<string, unknown>;
}
interface ExportRequest {
  resourceSpans: {
    resource: { attributes: KeyValue[] };
    scopeSpans: {
      spans: {
        name: string;
        kind: number;
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        status: { code?: number };
        attributes: KeyValue[];
      }[];
    }[];
  }[];
}

/** Receives OTLP in JSON over HTTP. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (part: string) => (text += part));
      request.on('end', () => {
        if (request.method !== 'POST' || request.url !== '/v1/traces') return void response.writeHead(404).end();
        this.spans.push(...getSpans(JSON.parse(text) as ExportRequest));
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
  }

  static async start(port = 0): Promise<TraceCollector> {
    const collector = new TraceCollector();
    collector.#server.listen(port, '127.0.0.1');
    await once(collector.#server, 'listening');
    return collector;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async span(what: string, isIt: (span: CollectedSpan) => boolean): Promise<CollectedSpan> {
    return waitFor(what, async () => this.spans.find(isIt));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

function getSpans({ resourceSpans }: ExportRequest): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, kind, traceId, spanId, parentSpanId, status, attributes }) => ({
        service: String(plain(resource.attributes)['service.name']),
        name,
        kind,
        traceId,
        spanId,
        parentSpanId,
        failed: status.code === 2,
        attributes: plain(attributes),
      })),
    ),
  );
}

function plain(attributes: readonly KeyValue[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
