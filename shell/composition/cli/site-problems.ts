import { z } from 'zod';
import type { SiteStatus } from '../store/site-status.ts';

const REQUEST_LIMIT_MS = 3000;
const BODY_LIMIT_CHARACTERS = 4_194_304;
/** Codes of a newer shell are unknown here, so any text is accepted. */
const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  remote: z.string().optional(),
  route: z.string().optional(),
  since: z.string().optional(),
  advice: z.string().optional(),
});
const healthSchema = z.object({ status: z.string().optional(), problems: z.array(z.unknown()) });
/** Visitors get an error page in place of some page or of all pages. The other problems are warnings. */
const VISITORS_GET_ERRORS: ReadonlySet<string> = new Set([
  'NO_COMPOSITION',
  'REMOTE_UNAVAILABLE',
  'BREAKER_OPEN',
  'PAGE_FAILS',
  'FRAME_UNAVAILABLE',
]);

export interface ReportedProblem extends z.infer<typeof problemSchema> {
  /** `error`: visitors get errors. */
  severity: 'error' | 'warning';
}

/** What a site says of itself, with the problems that its `/health/ready` lists. */
export interface SiteReport extends SiteStatus {
  /** Absent if the site did not list them. */
  problems?: readonly ReportedProblem[];
  /** Why the problems are unknown. */
  problemsUnknown?: string;
}

/**
 * Asks each site for its problems. Never rejects.
 * @param site where to ask, if not at the address that the status names
 */
export function reportSites(sites: readonly SiteStatus[], site: string | undefined): Promise<SiteReport[]> {
  return Promise.all(sites.map(async (status) => ({ ...status, ...(await askProblems(site ?? status.url, status)) })));
}

async function askProblems(
  site: string,
  { serving }: SiteStatus,
): Promise<Pick<SiteReport, 'problems' | 'problemsUnknown'>> {
  const url = new URL('/health/ready', site).href;
  try {
    // A site that is not ready answers 503 with the same body.
    const response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_LIMIT_MS) });
    const text = await response.text();
    const health = text.length > BODY_LIMIT_CHARACTERS ? undefined : parseHealth(text);
    if (!health) return { problemsUnknown: `${url} does not list the problems of the site` };
    const problems = health.problems.flatMap((problem) => problemSchema.safeParse(problem).data ?? []);
    if (problems.length < health.problems.length)
      return { problemsUnknown: `${url} lists problems that this command cannot read` };
    return {
      problems: problems.map((problem) => ({
        ...problem,
        severity: isError(problem.code, health.status, serving) ? 'error' : 'warning',
      })),
    };
  } catch {
    return { problemsUnknown: `${url} does not answer` };
  }
}

function isError(code: string, status: string | undefined, serving: number | undefined): boolean {
  if (code === 'COMPOSITION_REFUSED') return serving === undefined;
  // A page that fails only for a query that a visitor made up leaves the status at "ok".
  if (code === 'PAGE_FAILS') return status !== 'ok';
  return VISITORS_GET_ERRORS.has(code);
}

function parseHealth(text: string): z.infer<typeof healthSchema> | undefined {
  try {
    return healthSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
