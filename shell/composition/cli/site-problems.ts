import { ownerSchema } from '@site/release/release-descriptor';
import { z } from 'zod';
import type { SiteStatus } from '../store/site-status.ts';
import { healthUrl, readHealth } from './read-health.ts';

/** A newer shell may have new codes. */
const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  remote: z.string().optional(),
  route: z.string().optional(),
  since: z.string().optional(),
  advice: z.string().optional(),
});
const counts = z.object({ views: z.int(), failures: z.int() });
const healthSchema = z.object({
  status: z.string().optional(),
  problems: z.array(problemSchema),
  remotes: z
    .record(
      z.string(),
      z.object({
        digest: z.string().optional(),
        commit: z.string().optional(),
        owner: ownerSchema.optional(),
        process: z.object({ lastFailure: z.object({ at: z.string(), reason: z.string() }).optional() }).optional(),
      }),
    )
    .catch({}),
  rollout: z
    .object({
      shows: z.string(),
      state: z.string(),
      canary: counts,
      current: counts,
      decision: z.string().optional(),
    })
    .optional()
    .catch(undefined),
});
type Health = z.infer<typeof healthSchema>;
/** The other problems are warnings. */
const VISITORS_GET_ERRORS: ReadonlySet<string> = new Set([
  'NO_COMPOSITION',
  'REMOTE_UNAVAILABLE',
  'BREAKER_OPEN',
  'PROCESS_KEEPS_ENDING',
  'PAGE_FAILS',
  'FRAME_UNAVAILABLE',
]);

export interface ReportedProblem extends z.infer<typeof problemSchema> {
  severity: 'error' | 'warning';
}

export interface SiteReport extends SiteStatus {
  /** From the site's health, by remote. */
  details?: Health['remotes'];
  rollout?: Health['rollout'];
  /** Absent if the site didn't list them. */
  problems?: readonly ReportedProblem[];
  problemsUnknown?: string;
}

export function reportSites(sites: readonly SiteStatus[], site: string | undefined): Promise<SiteReport[]> {
  return Promise.all(sites.map(async (status) => ({ ...status, ...(await askProblems(site ?? status.url, status)) })));
}

async function askProblems(
  site: string,
  { serving }: SiteStatus,
): Promise<Pick<SiteReport, 'problems' | 'problemsUnknown' | 'details' | 'rollout'>> {
  const health = await readHealth(site).then(
    (body) => healthSchema.safeParse(body).data,
    () => undefined,
  );
  if (!health)
    return {
      problemsUnknown: `${healthUrl(site)} does not list the site's problems so that this command can read them`,
    };
  return {
    details: health.remotes,
    rollout: health.rollout,
    problems: health.problems.map((problem) => ({
      ...problem,
      severity: isError(problem.code, health.status, serving) ? 'error' : 'warning',
    })),
  };
}

function isError(code: string, status: string | undefined, serving: number | undefined): boolean {
  if (code === 'COMPOSITION_REFUSED') return serving === undefined;
  // The status stays "ok" if the page fails only for an unusual query string.
  if (code === 'PAGE_FAILS') return status !== 'ok';
  return VISITORS_GET_ERRORS.has(code);
}
