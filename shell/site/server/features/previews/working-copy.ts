import { digestSchema } from '@site/release/integrity';
import { parseJson } from '@site/release/parse-json';
import { z } from 'zod';
import { fetchFile, isLoopback } from '../../../../composition/judge/fetch-file.ts';
import type { PreviewTarget, WorkingCopyTarget } from '../../../../composition/document/preview-token.ts';

export type ReleaseTarget = Extract<PreviewTarget, { release: string }>;

interface WorkingCopyOptions {
  /** `PREVIEW_ORIGINS`. Trusted origins alone do not suffice. */
  allows: (address: string) => boolean;
  origin: string;
  timeoutMs: number;
}

const LIMIT_BYTES = 10_000;

/** Written by `remote-build dev --site`. */
const latestSchema = z.object({ release: z.string().regex(/^\w[\w.+-]*$/), digest: digestSchema });

/** Throws if the site must not or cannot load it. */
export async function latestBuild(
  { remote, workingCopy }: WorkingCopyTarget,
  { allows, origin, timeoutMs }: WorkingCopyOptions,
): Promise<ReleaseTarget> {
  if (!workingCopy.startsWith('https:') && !isLoopback(workingCopy))
    throw new Error(`${workingCopy} is neither https nor on this machine. Serve the working copy over https.`);
  if (!allows(workingCopy))
    throw new Error(
      `A working copy is on ${new URL(workingCopy).origin}. To allow it, add that origin to PREVIEW_ORIGINS.`,
    );
  const address = new URL('latest.json', workingCopy).href;
  const bytes = await fetchFile(address, { origin, limitBytes: LIMIT_BYTES, timeoutMs });
  const latest = latestSchema.safeParse(parseJson(new TextDecoder().decode(bytes)));
  if (!latest.success)
    throw new Error(`${address} does not name a build. Check that "remote-build dev --site" runs there.`);
  const { release, digest } = latest.data;
  return { remote, release: new URL(`${release}/release.json`, workingCopy).href, digest };
}
