import { Client, type ClientConfig, DatabaseError } from 'pg';
import { FORGET_SITES, LATEST, TELL_STATUS } from './database-tables.ts';
import { type DocumentListener, ChangeNotifier } from './change-notifier.ts';
import type { SiteStatus } from './site-status.ts';
import type { StatusProblem } from './status-problem.ts';

/** What a site says of itself, written whenever it has changed. */
export interface FollowedStatus {
  current: SiteStatus | undefined;
  readonly problem: StatusProblem;
  /** Called when it has changed. */
  wake: () => void;
}

interface FollowOptions extends DocumentListener {
  config: ClientConfig;
  /** The row of this site. */
  site: string;
  status: FollowedStatus;
  /** Called before the first look of each connection. */
  prepare: () => Promise<void>;
  /** What is told of a connection that is lost, or cannot be had. */
  describe: (error: unknown) => Error;
}

/** The safety net: a notification may be lost, as by a pooler that hands connections round. */
const POLL_MS = 1000;
const STATUS_EVERY_MS = 5000;
const BACKOFF_MS = { first: 100, most: 5000 };
/** SQLSTATE: connection exceptions, and what the server says as it shuts down (PostgreSQL, appendix A). */
const CONNECTION_LOST = /^(?:08|57P)/;

/**
 * Calls back with the latest document as soon as it is read and whenever it has changed: at once when the database says so, and after a moment
 * when it does not. A connection that is lost is made anew, later each time up to five seconds.
 * @returns what ends it
 */
export function followDatabase(options: FollowOptions): () => void {
  const end = new AbortController();
  const news = new ChangeNotifier(options);
  const follow = async () => {
    for (let waitMs = BACKOFF_MS.first; !end.signal.aborted; waitMs = Math.min(waitMs * 2, BACKOFF_MS.most)) {
      const hasRead = () => void (waitMs = BACKOFF_MS.first);
      await followOnce(options, end.signal, (text) => {
        hasRead();
        if (text === undefined) news.error(new Error('There is none in it yet.'));
        else news.publish(text);
      }).catch((error: unknown) => news.error(options.describe(error)));
      // Spread out: a fleet that lost its database together does not come back in the same moment.
      await pause(waitMs * (0.5 + Math.random() / 2), end.signal);
    }
  };
  void follow();
  return () => {
    news.end();
    end.abort();
  };
}

/** Follows over one connection until that is lost, which it rejects with. */
async function followOnce(
  { config, site, status, prepare }: FollowOptions,
  signal: AbortSignal,
  take: (text: string | undefined) => void,
): Promise<void> {
  const client = new Client(config);
  const told = { text: '', at: 0 };
  let wake = () => {};
  let lost: Error | undefined;
  client.on('error', (error) => {
    lost = error;
    wake();
  });
  client.on('end', () => {
    lost ??= new Error('the connection has ended');
    wake();
  });
  client.on('notification', () => wake());
  status.wake = () => wake();
  const stop = () => wake();
  signal.addEventListener('abort', stop);
  try {
    await client.connect();
    await prepare();
    await client.query('listen composition');
    await client.query(FORGET_SITES).catch(() => undefined);
    while (!signal.aborted) {
      if (lost) throw lost;
      // Set before the look: what comes meanwhile is looked for again.
      const woken = new Promise<void>((resolve) => (wake = resolve));
      take((await client.query<{ document: string }>(LATEST)).rows[0]?.document);
      await tell(client, site, status, told);
      await Promise.race([woken, pause(POLL_MS, signal)]);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    // Not waited for: a database that hangs would never answer.
    void client.end().catch(() => undefined);
  }
}

/** Writes what the site says of itself where that is news, or where it is time to say again that it runs. */
async function tell(
  client: Client,
  site: string,
  { current, problem }: FollowedStatus,
  told: { text: string; at: number },
): Promise<void> {
  const text = current === undefined ? '' : JSON.stringify(current);
  if (text === '' || (text === told.text && performance.now() - told.at < STATUS_EVERY_MS)) return;
  // Where the database takes no writes, or none of this site's, it has its say nowhere; it serves all the same.
  await client.query(TELL_STATUS, [site, text]).then(
    () => problem.solved(),
    (error: unknown) => {
      if (!(error instanceof DatabaseError) || CONNECTION_LOST.test(error.code ?? '')) throw error;
      problem.failed(`${error.code}: ${error.message}`);
    },
  );
  [told.text, told.at] = [text, performance.now()];
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
