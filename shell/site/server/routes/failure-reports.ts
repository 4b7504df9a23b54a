import { parseJson } from '@site/release/parse-json';
import { WindowLimit } from '@site/http-server/window-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '../http/refusal.ts';
import { isOfThisSite } from '../http/visitor.ts';
import type { BrowserFailure } from '../live/browser-failures.ts';
import type { Core } from './core.ts';

declare module 'fastify' {
  interface FastifyRequest {
    browserFailure?: BrowserFailure | undefined;
  }
}

export const REPORT_PATH = '/_report';
/** Limits per minute. A broken release fails alike in every browser, so a few reports suffice. */
const LIMITS = { perAddress: 10, total: 120 };
const BODY_LIMIT_BYTES = 2048;
const MAX_MESSAGE_LENGTH = 500;

/** Unprintable and bidirectional-control characters have no place in logs. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;
const text = z.string().transform((value) => value.replace(UNPRINTABLE, ' ').trim().slice(0, MAX_MESSAGE_LENGTH));

const schema = z.object({
  remote: text,
  release: text.optional(),
  composition: text.optional(),
  kind: text.optional(),
  message: text,
});

type Report = z.infer<typeof schema>;

/** `POST /_report` logs remote failures in browsers. Returns 204 even for dropped reports. */
export async function failureReports(reports: FastifyInstance, core: Core) {
  const limit = new WindowLimit(LIMITS);
  reports.removeAllContentTypeParsers();
  // Beacons send strings as `text/plain`.
  reports.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, body),
  );
  reports.post(REPORT_PATH, async (request, reply) => {
    if (!isOfThisSite(request, core.settings.siteUrl)) return refuse(request, reply, 'REPORT_FOREIGN');
    const parsed = schema.safeParse(parseJson(String(request.body)));
    if (!parsed.success) return refuse(request, reply, 'REPORT_INVALID');
    if (limit.take(request.visitor.address)) takeReport(core, request, parsed.data);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

function takeReport({ metrics, browserFailures }: Core, request: FastifyRequest, report: Report) {
  const { message, ...about } = report;
  const trial = request.choice?.trial;
  const mark = trial === undefined ? {} : { [trial]: true };
  request.log.warn({ ...mark, ...about, report: message }, 'A remote failed in a browser.');
  if (trial !== undefined) return;
  request.browserFailure = report;
  metrics.countBrowserFailure(report.remote, report.release);
  browserFailures.add(report, request);
}
