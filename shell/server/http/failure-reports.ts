import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse, refuseAndClose } from './refusal.ts';
import { REPORT_PATH } from './refuse-requests.ts';

/** How many reports are taken in a minute: of one address, and of all. One broken release fails in every browser alike; a few reports tell it. */
const MOST_OF_ONE = 10;
const MOST_OF_ALL = 120;
const WINDOW_MS = 60_000;
const BODY_LIMIT_BYTES = 2048;
const LONGEST_MESSAGE = 500;

/** What is not printable, and what turns the direction of text: neither has a place in a log. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;
const text = z.string().transform((value) => value.replace(UNPRINTABLE, ' ').trim().slice(0, LONGEST_MESSAGE));

const schema = z.object({
  remote: text,
  release: text.optional(),
  /** Where it failed, in the browser's words: load, render, effect, … */
  kind: text.optional(),
  message: text,
});

export type FailureReport = z.infer<typeof schema>;

interface FailureReportsOptions {
  siteUrl: string | undefined;
  onReport: (report: FailureReport, request: FastifyRequest) => void;
  /** Told of each report that was more than is taken. */
  onDropped: () => void;
}

/** `POST /_report`: what failed of a remote in a visitor's browser, for the log. Always answered at once, with nothing. */
export async function registerFailureReports(server: FastifyInstance, { siteUrl, onReport, onDropped }: FailureReportsOptions) {
  const limit = new ReportLimit();
  await server.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    // As beacons send it: `text/plain` for a string.
    reports.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) => done(null, body));
    reports.setErrorHandler<FastifyError>((error, request, reply) => {
      if (error.statusCode === 413) return refuseAndClose(request, reply, 'REPORT_TOO_LONG');
      if (error.statusCode === 415) return refuseAndClose(request, reply, 'REPORT_TYPE_UNSUPPORTED');
      return refuseAndClose(request, reply, 'REPORT_UNREADABLE');
    });
    reports.post(REPORT_PATH, async (request, reply) => {
      if (!isOfThisSite(request, siteUrl)) return refuse(request, reply, 'REPORT_FOREIGN');
      const parsed = schema.safeParse(parseJson(request.body));
      if (!parsed.success) return refuse(request, reply, 'REPORT_INVALID');
      if (!limit.takes(request.visitor.address)) onDropped();
      else {
        request.log.warn({ ...(request.preview ? { preview: true } : {}), remote: parsed.data.remote, release: parsed.data.release, kind: parsed.data.kind, report: parsed.data.message }, 'A remote failed in a browser.');
        // What fails in a preview is no failure of the site.
        if (!request.preview) onReport(parsed.data, request);
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

/** Browsers say where a request comes from, and scripts on a page cannot make them say otherwise. */
function isOfThisSite({ headers, visitor }: FastifyRequest, siteUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined || !URL.canParse(origin)) return false;
  // The protocol may be that of a proxy in front.
  const { host } = new URL(origin);
  return host === visitor.host || (siteUrl !== undefined && host === new URL(siteUrl).host);
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

/** Counts in windows of a minute, so that nothing is remembered for longer. */
class ReportLimit {
  #window = 0;
  #ofAll = 0;
  #ofOne = new Map<string, number>();

  takes(address: string): boolean {
    const window = Math.floor(performance.now() / WINDOW_MS);
    if (window !== this.#window) {
      this.#window = window;
      this.#ofAll = 0;
      this.#ofOne = new Map();
    }
    const count = (this.#ofOne.get(address) ?? 0) + 1;
    if (count > MOST_OF_ONE || this.#ofAll >= MOST_OF_ALL) return false;
    this.#ofOne.set(address, count);
    this.#ofAll += 1;
    return true;
  }
}
