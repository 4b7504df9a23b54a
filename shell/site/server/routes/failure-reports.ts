import { parseJson } from '@site/release/parse-json';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse, refuseAndClose } from '../http/refusal.ts';
import { REPORT_PATH } from '../http/refuse-requests.ts';
import { isOfThisSite } from '../http/same-origin.ts';
import { WindowLimit } from '../http/window-limit.ts';

/** How many reports are taken in a minute: of one address, and of all. One broken release fails in every browser alike; a few reports tell it. */
const LIMITS = { ofOne: 10, ofAll: 120 };
const BODY_LIMIT_BYTES = 2048;
const LONGEST_MESSAGE = 500;

/** What is not printable, and what turns the direction of text: neither has a place in a log. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;
const text = z.string().transform((value) => value.replace(UNPRINTABLE, ' ').trim().slice(0, LONGEST_MESSAGE));

const schema = z.object({
  remote: text,
  release: text.optional(),
  /** Of the page. */
  composition: text.optional(),
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
export async function registerFailureReports(
  server: FastifyInstance,
  { siteUrl, onReport, onDropped }: FailureReportsOptions,
) {
  const limit = new WindowLimit(LIMITS);
  await server.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    // As beacons send it: `text/plain` for a string.
    reports.addContentTypeParser(
      ['application/json', 'text/plain'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    reports.setErrorHandler<FastifyError>((error, request, reply) => {
      if (error.statusCode === 413) return refuseAndClose(request, reply, 'REPORT_TOO_LONG');
      if (error.statusCode === 415) return refuseAndClose(request, reply, 'REPORT_TYPE_UNSUPPORTED');
      return refuseAndClose(request, reply, 'REPORT_UNREADABLE');
    });
    reports.post(REPORT_PATH, async (request, reply) => {
      if (!isOfThisSite(request, siteUrl)) return refuse(request, reply, 'REPORT_FOREIGN');
      const parsed = schema.safeParse(parseJson(String(request.body)));
      if (!parsed.success) return refuse(request, reply, 'REPORT_INVALID');
      if (!limit.take(request.visitor.address)) onDropped();
      else {
        const { message: report, ...about } = parsed.data;
        request.log.warn(
          { ...(request.preview ? { preview: true } : {}), ...about, report },
          'A remote failed in a browser.',
        );
        // What fails in a preview is no failure of the site.
        if (!request.preview) onReport(parsed.data, request);
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
