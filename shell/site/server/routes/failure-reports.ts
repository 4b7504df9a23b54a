import { parseJson } from '@site/release/parse-json';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse, refuseAndClose } from '../http/refusal.ts';
import { REPORT_PATH } from '../http/refuse-requests.ts';
import { isOfThisSite } from '../http/same-origin.ts';
import { WindowLimit } from '../http/window-limit.ts';

/** Per minute. A broken release fails alike in every browser, so a few reports suffice. */
const LIMITS = { ofOne: 10, ofAll: 120 };
const BODY_LIMIT_BYTES = 2048;
const LONGEST_MESSAGE = 500;

/** Unprintable and bidirectional-control characters have no place in logs. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;
const text = z.string().transform((value) => value.replace(UNPRINTABLE, ' ').trim().slice(0, LONGEST_MESSAGE));

const schema = z.object({
  remote: text,
  release: text.optional(),
  composition: text.optional(),
  /** Such as load, render, effect. */
  kind: text.optional(),
  message: text,
});

export type FailureReport = z.infer<typeof schema>;

interface FailureReportsOptions {
  siteUrl: string | undefined;
  onReport: (report: FailureReport, request: FastifyRequest) => void;
  /** Names the trial that the request belongs to. Its failures are logged, but do not count for the site. */
  trialOf: (request: FastifyRequest) => string | undefined;
  onDropped: () => void;
}

/** `POST /_report` logs remote failures in browsers. Returns 204 even for dropped reports. */
export async function registerFailureReports(
  server: FastifyInstance,
  { siteUrl, onReport, trialOf, onDropped }: FailureReportsOptions,
) {
  const limit = new WindowLimit(LIMITS);
  await server.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    // Beacons send strings as `text/plain`.
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
        const trial = trialOf(request);
        request.log.warn(
          { ...(trial === undefined ? {} : { [trial]: true }), ...about, report },
          'A remote failed in a browser.',
        );
        if (trial === undefined) onReport(parsed.data, request);
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
