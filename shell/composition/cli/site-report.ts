import { ownerSchema } from '@site/release/release-descriptor';
import { z } from 'zod';
import type { SiteStatus } from '../store/site-status.ts';
import { readHealth } from './running-shells.ts';

const counts = z.object({ views: z.int(), failures: z.int() });
/** Codes are strings, because a newer shell may have new ones. */
const healthSchema = z.object({
  status: z.string(),
  problems: z.array(
    z.object({
      ...{ code: z.string(), message: z.string(), since: z.string().optional(), advice: z.string().optional() },
      ...{ remote: z.string().optional(), route: z.string().optional() },
    }),
  ),
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
      ...{ shows: z.string(), state: z.string(), canary: counts, current: counts, decision: z.string().optional() },
      failingPaths: z.array(z.object({ path: z.string(), failures: z.int() })).default([]),
    })
    .optional()
    .catch(undefined),
});

export interface SiteReport extends SiteStatus {
  /** Undefined if the health check can't be read. */
  health: z.infer<typeof healthSchema> | undefined;
}

export async function readReport(status: SiteStatus, site: string | undefined): Promise<SiteReport> {
  const body = await readHealth(site ?? status.url).catch(() => undefined);
  return { ...status, health: healthSchema.safeParse(body).data };
}
