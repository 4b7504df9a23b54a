import { readFile, rm } from 'node:fs/promises';
import { parseJson } from '@site/release/parse-json';
import { z } from 'zod';
import { gateResultSchema } from '../document/gate-results.ts';
import { writeDurably } from './durable-file.ts';

const proposalVerdictSchema = z.object({
  key: z.string(),
  state: z.enum(['checking', 'accepted', 'refused']),
  progress: z.string().optional(),
  findings: z.array(gateResultSchema),
});

const statusSchema = z.object({
  /** URL of the site's process on its own machine. */
  url: z.url(),
  origin: z.url().optional(),
  pid: z.int(),
  /** Absent for shells of earlier versions, which check a revision only after it is current. */
  judgesProposals: z.boolean().optional(),
  proposal: proposalVerdictSchema.optional().catch(undefined),
  /** Revision and ID of the document that `state` is about. Absent if the document cannot be read. */
  revision: z.int().optional(),
  id: z.string().optional(),
  state: z.enum(['checking', 'live', 'refused']),
  reason: z.string().optional(),
  serving: z.int().optional(),
  /** `away` is the reason that a remote is unavailable. */
  remotes: z.record(
    z.string(),
    z.object({ version: z.string().optional(), digest: z.string(), away: z.string().optional() }),
  ),
});

export type ProposalVerdict = z.infer<typeof proposalVerdictSchema>;

export type SiteStatus = z.infer<typeof statusSchema>;

export function parseSiteStatus(value: unknown): SiteStatus | undefined {
  return statusSchema.safeParse(value).data;
}

const TIMEOUT_MS = 3000;

/** A killed site leaves its status file behind. A site that does not respond in time counts as running. */
export async function isRunning(url: string): Promise<boolean> {
  try {
    const response = await fetch(new URL('/health/live', url), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return true;
  } catch (error) {
    return (error as Error).name === 'TimeoutError';
  }
}

/** Writes statuses in the order of the calls. Never rejects, because the site can serve without a status. */
export class StatusPublisher {
  readonly #write: (status: SiteStatus) => Promise<unknown>;
  #current: SiteStatus | undefined;
  #last: Promise<void> = Promise.resolve();
  #hasFailed = false;

  constructor(write: (status: SiteStatus) => Promise<unknown>) {
    this.#write = write;
  }

  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  publish(status: SiteStatus): Promise<void> {
    this.#current = status;
    return this.republish();
  }

  republish(): Promise<void> {
    this.#last = this.#last.then(async () => {
      const written = this.#current && this.#write(this.#current);
      this.#hasFailed = (await written?.then(() => false).catch(() => true)) ?? this.#hasFailed;
    });
    return this.#last;
  }

  async withdraw(): Promise<void> {
    this.#current = undefined;
    await this.#last;
  }
}

/** Stores the status next to the composition, for example in `composition.json.status.json`. */
export class SiteStatusFile {
  readonly path: string;
  readonly #publisher: StatusPublisher;

  constructor(compositionFile: string) {
    this.path = `${compositionFile}.status.json`;
    this.#publisher = new StatusPublisher((status) => writeDurably(this.path, `${JSON.stringify(status, null, 2)}\n`));
  }

  async read(): Promise<SiteStatus | undefined> {
    return parseSiteStatus(parseJson(await readFile(this.path, 'utf8').catch(() => '')));
  }

  write(status: SiteStatus): Promise<void> {
    return this.#publisher.publish(status);
  }

  /** Writes the status again if the last write failed, or if the file was removed or damaged. Never rejects. */
  async restore(): Promise<void> {
    if (this.#publisher.hasFailed || !(await this.read())) await this.#publisher.republish();
  }

  async remove(): Promise<void> {
    await this.#publisher.withdraw();
    const status = await this.read();
    if (status?.pid === process.pid) await rm(this.path, { force: true }).catch(() => undefined);
  }
}
