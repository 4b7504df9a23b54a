import { Client, type ClientConfig, DatabaseError } from 'pg';
import { ComposeError } from '../document/compose-error.ts';
import { DELETE_STALE_SITES, LATEST, WRITE_STATUS } from './database-tables.ts';
import { type DocumentListener, ChangeNotifier } from './change-notifier.ts';
import { pause } from './pause.ts';
import type { SiteStatus } from './site-status.ts';
import type { StatusProblem } from './status-problem.ts';

export interface FollowedStatus {
  current: SiteStatus | undefined;
  readonly problem: StatusProblem;
  wake: () => void;
}

interface FollowOptions extends DocumentListener {
  config: ClientConfig;
  site: string;
  status: FollowedStatus;
  prepare: () => Promise<void>;
  describe: (error: unknown) => Error;
}

/** Fallback for lost notifications, for example behind a connection pooler. */
const POLL_MS = 1000;
const STATUS_EVERY_MS = 5000;
const BACKOFF_MS = { first: 100, most: 5000 };
/** SQLSTATE classes for connection exceptions and server shutdown (PostgreSQL, appendix A). */
const CONNECTION_LOST = /^(?:08|57P)/;

/**
 * Follows notifications and polls. Reconnects with exponential backoff, at most five seconds.
 * @returns a function that stops it
 */
export function followDatabase(options: FollowOptions): () => void {
  const end = new AbortController();
  const news = new ChangeNotifier(options);
  const follow = async () => {
    for (let waitMs = BACKOFF_MS.first; !end.signal.aborted; waitMs = Math.min(waitMs * 2, BACKOFF_MS.most)) {
      const hasRead = () => void (waitMs = BACKOFF_MS.first);
      await followOnce(options, end.signal, (text) => {
        hasRead();
        if (text === undefined)
          news.error(
            new ComposeError('NO_COMPOSITION', 'The database has no composition. Create one, or restore a backup.'),
          );
        else news.publish(text);
      }).catch((error: unknown) => news.error(options.describe(error)));
      // Jitter, so that a fleet doesn't reconnect all at the same moment.
      await pause(waitMs * (0.5 + Math.random() / 2), end.signal);
    }
  };
  void follow();
  return () => {
    news.end();
    end.abort();
  };
}

/** A promise that can be set again. */
class Alarm {
  #resolvers = Promise.withResolvers<void>();

  set() {
    this.#resolvers = Promise.withResolvers();
  }

  ring() {
    this.#resolvers.resolve();
  }

  get rung(): Promise<void> {
    return this.#resolvers.promise;
  }
}

async function followOnce(
  { config, site, status, prepare }: FollowOptions,
  signal: AbortSignal,
  take: (text: string | undefined) => void,
): Promise<void> {
  const client = new Client(config);
  const told = { text: '', at: 0 };
  const alarm = new Alarm();
  let lost: Error | undefined;
  const lose = (error: Error) => {
    lost ??= error;
    alarm.ring();
  };
  client.on('error', lose);
  client.on('end', () => lose(new Error('the connection has ended')));
  client.on('notification', () => alarm.ring());
  status.wake = () => alarm.ring();
  try {
    await client.connect();
    await prepare();
    await client.query('listen composition');
    await client.query(DELETE_STALE_SITES).catch(() => undefined);
    while (!signal.aborted) {
      if (lost) throw lost;
      // Set before the query, so that a notification during the query isn't lost.
      alarm.set();
      take((await client.query<{ document: string }>(LATEST)).rows[0]?.document);
      await tell(client, site, status, told);
      await Promise.race([alarm.rung, pause(POLL_MS, signal)]);
    }
  } finally {
    // Don't await: an unresponsive database would block shutdown.
    void client.end().catch(() => undefined);
  }
}

async function tell(
  client: Client,
  site: string,
  { current, problem }: FollowedStatus,
  told: { text: string; at: number },
): Promise<void> {
  const text = current === undefined ? '' : JSON.stringify(current);
  if (text === '' || (text === told.text && performance.now() - told.at < STATUS_EVERY_MS)) return;
  // A read-only database, or one without write permission, must not stop the site from following it.
  await client.query(WRITE_STATUS, [site, text]).then(
    () => problem.solved(),
    (error: unknown) => {
      if (!(error instanceof DatabaseError) || CONNECTION_LOST.test(error.code ?? '')) throw error;
      problem.failed(`${error.code}: ${error.message}`);
    },
  );
  [told.text, told.at] = [text, performance.now()];
}
