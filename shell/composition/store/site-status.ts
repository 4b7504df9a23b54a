import { rm } from 'node:fs/promises';
import { z } from 'zod';
import { writeDurably } from './durable-file.ts';
import { readText } from './read-text.ts';
import { type OnStatusProblem, StatusProblem } from './status-problem.ts';

const statusSchema = z.object({
  /** Where the site's process can be asked, on its own machine. */
  url: z.url(),
  /** What visitors see in their address bar, where that is configured. */
  origin: z.url().optional(),
  pid: z.int(),
  /** The document that is judged: its revision and `compositionId`. Absent where it cannot be read or parsed. */
  revision: z.int().optional(),
  id: z.string().optional(),
  state: z.enum(['checking', 'live', 'refused']),
  /** Why it is refused. */
  reason: z.string().optional(),
  /** The revision that visitors get. */
  serving: z.int().optional(),
  /** What visitors get of each remote; `away` says why they get nothing. */
  remotes: z.record(
    z.string(),
    z.object({ version: z.string().optional(), digest: z.string(), away: z.string().optional() }),
  ),
});

/** What a running site says of the composition document that it follows. */
export type SiteStatus = z.infer<typeof statusSchema>;

/** Parses what a site says of itself. `undefined` for what is nothing of the kind. */
export function parseSiteStatus(value: unknown): SiteStatus | undefined {
  return statusSchema.safeParse(value).data;
}

const ANSWER_LIMIT_MS = 3000;

/** Whether a site runs at an address: one that was killed leaves its account behind. One that is there and answers late is there. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(new URL('/health/live', url), { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    await response.body?.cancel();
    return true;
  } catch (error) {
    return (error as Error).name === 'TimeoutError';
  }
}

/** The site's account, beside the composition document that it follows: `composition.json.status.json`. */
export class SiteStatusFile {
  readonly path: string;
  readonly #problem: StatusProblem;
  #last: Promise<void> = Promise.resolve();

  /** @param compositionFile path of the document */
  constructor(compositionFile: string, onProblem?: OnStatusProblem) {
    this.path = `${compositionFile}.status.json`;
    this.#problem = new StatusProblem(this.path, onProblem);
  }

  async read(): Promise<SiteStatus | undefined> {
    try {
      return parseSiteStatus(JSON.parse(await readText(this.path)));
    } catch {
      return undefined;
    }
  }

  /** Writes in the order of the calls. Never rejects: the document may lie where the site can only read. */
  write(status: SiteStatus): Promise<void> {
    this.#last = this.#last
      .then(() => writeDurably(this.path, `${JSON.stringify(status, null, 2)}\n`))
      .then(
        () => this.#problem.solved(),
        ({ code, message }: NodeJS.ErrnoException) => this.#problem.failed(code ?? message),
      ); // the message names another draft each time
    return this.#last;
  }

  /** Called when the site stops: nobody follows the document from here. */
  async remove(): Promise<void> {
    await this.#last;
    const status = await this.read();
    if (status?.pid === process.pid) await rm(this.path, { force: true }).catch(() => undefined);
  }
}
