import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Pool, type QueryResultRow } from 'pg';
import { type CompositionDocument, compositionId, formatComposition } from '../document/composition-document.ts';
import {
  type Change,
  type CompositionStore,
  type CurrentComposition,
  followDocument,
  formatProposal,
  LockedError,
  type MakeChange,
  parseCurrent,
  parseProposal,
  type Proposal,
  PROPOSAL_LEASE_MS,
  proposedBefore,
  requireBasis,
  type WatchCallbacks,
} from './composition-store.ts';
import { parseSiteStatus, type SiteStatus, StatusPublisher } from './site-status.ts';
import { composeCommand } from '../document/compose-command.ts';
import { ComposeError } from '../document/compose-error.ts';

const CONNECT_LIMIT_MS = 5000;
const QUERY_LIMIT_MS = 5000;
const ATTEMPTS = 20;
/** Older revisions remain in the table. */
const MAX_LISTED_REVISIONS = 1000;
const STATUS_EVERY_MS = 5000;
const SILENT_AFTER_SECONDS = (3 * STATUS_EVERY_MS) / 1000;

/** The row with the highest revision is the current composition. Earlier versions write `evidence`. */
const REVISIONS = `create table if not exists composition_revision (
  revision integer primary key check (revision > 0),
  id text not null,
  document text not null,
  evidence text,
  written_at timestamptz not null default now()
)`;
const SITES = `create table if not exists composition_site (
  site text primary key,
  status text not null,
  seen_at timestamptz not null default now()
)`;
/** Arbitrary advisory-lock ID. Concurrent CREATE TABLE IF NOT EXISTS can still fail in PostgreSQL. */
const CREATING_LOCK = 7_219_604_511;
/** All statements of a query run in one transaction. */
const CREATE_TABLES = `select pg_advisory_xact_lock(${CREATING_LOCK}); ${REVISIONS}; ${SITES}`;
const HAS_TABLES = `select to_regclass('composition_revision') is not null and to_regclass('composition_site') is not null as has`;
const LATEST = 'select document from composition_revision order by revision desc limit 1';
const WRITE_STATUS =
  'insert into composition_site (site, status, seen_at) values ($1, $2, now()) on conflict (site) do ' +
  'update set status = excluded.status, seen_at = now()';
/** Also deletes rows that killed sites left behind. */
const DELETE_STATUS = `delete from composition_site where site = $1 or seen_at < now() - interval '1 day'`;
/** The proposal is stored as a row of the same table. */
const IS_OPEN = `open.site = 'proposal' and open.seen_at > now() - interval '${PROPOSAL_LEASE_MS} milliseconds' and
  (open.status::json->'document'->>'revision')::int > (select coalesce(max(revision), 0) from composition_revision)`;
const READ_PROPOSAL = `select status from composition_site as open where ${IS_OPEN}`;
const PROPOSE = `insert into composition_site as open (site, status, seen_at) values ('proposal', $1, now())
  on conflict (site) do update set status = excluded.status, seen_at = now() where not (${IS_OPEN}) returning site`;
const RENEW_PROPOSAL = `update composition_site as open set seen_at = now() where status::json->>'key' = $1 and ${IS_OPEN} returning site`;
const WITHDRAW_PROPOSAL = `delete from composition_site where site = 'proposal' and status::json->>'key' = $1`;

/**
 * A composition in PostgreSQL, for a fleet of shells. Rows are immutable and the revision is the primary key, so only
 * one of two concurrent writers succeeds.
 */
export class CompositionDatabase implements CompositionStore {
  readonly path: string;
  readonly #url: string;
  readonly #pool: Pool;
  readonly #site = `${hostname()} ${process.pid} ${randomUUID()}`;
  readonly #status: StatusPublisher;
  #hasTables = false;

  constructor(url: string) {
    const { host, pathname } = new URL(url);
    this.path = `postgres://${host}${pathname}`;
    this.#status = new StatusPublisher((status) => this.#query(WRITE_STATUS, [this.#site, JSON.stringify(status)]));
    this.#url = url;
    this.#pool = new Pool({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      query_timeout: QUERY_LIMIT_MS,
      keepAlive: true,
      application_name: 'composition',
      max: 3,
      allowExitOnIdle: true,
    });
    this.#pool.on('error', () => {}); // An idle connection failed. The next query opens another.
  }

  async read(): Promise<CurrentComposition> {
    const [latest] = await this.#query<{ document: string }>(LATEST);
    return latest ? parseCurrent(latest.document, this.path) : { state: 'missing' };
  }

  async former(): Promise<CompositionDocument[]> {
    return (await this.#documents()).flatMap((text) => {
      const parsed = parseCurrent(text, this.path);
      return parsed.state === 'valid' ? [parsed.document] : []; // Another version of the shell may have written it.
    });
  }

  async change(make: MakeChange, basedOn?: number): Promise<Change> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const documents = (await this.#documents()).map((text) => parseCurrent(text, this.path));
      const current = documents.at(-1) ?? { state: 'missing' };
      requireBasis(current, basedOn);
      const change = make(
        current,
        documents.flatMap((parsed) => (parsed.state === 'valid' ? [parsed.document] : [])),
      );
      if (await this.#append(change)) return change;
      // An unreadable row already uses the next revision number, so a retry would fail, too.
      if (current.state === 'invalid')
        throw new ComposeError(
          'COMPOSITION_DATABASE',
          `${current.reason} Use the version of this project that wrote it.`,
        );
    }
    throw new LockedError(
      'Other changes to the composition came first each time, so this change was not made. Try again.',
    );
  }

  async propose(proposal: Proposal): Promise<void> {
    const written = await this.#query(PROPOSE, [formatProposal(proposal)]);
    if (written.length === 0) throw proposedBefore(await this.proposal());
  }

  async proposal(): Promise<Proposal | undefined> {
    const [row] = await this.#query<{ status: string }>(READ_PROPOSAL);
    return row && parseProposal(row.status);
  }

  async renewProposal(key: string): Promise<boolean> {
    return (await this.#query(RENEW_PROPOSAL, [key])).length === 1;
  }

  async withdrawProposal(key: string): Promise<void> {
    await this.#query(WITHDRAW_PROPOSAL, [key]).catch(() => undefined);
  }

  watch(...callbacks: WatchCallbacks): () => void {
    let statusAt = -Infinity;
    const keepStatus = async () => {
      if (!this.#status.hasFailed && performance.now() - statusAt < STATUS_EVERY_MS) return;
      statusAt = performance.now();
      await this.#status.republish();
    };
    const followed = { read: () => this.#latest(), keepStatus, readProposal: () => this.proposal() };
    return followDocument(followed, ...callbacks);
  }

  async sites(): Promise<SiteStatus[]> {
    const rows = await this.#query<{ status: string }>(
      `select status from composition_site where seen_at > now() - interval '${SILENT_AFTER_SECONDS} seconds' order by site`,
    );
    return rows.flatMap(({ status }) => parseSiteStatus(JSON.parse(status)) ?? []);
  }

  publishStatus(status: SiteStatus): Promise<void> {
    return this.#status.publish(status);
  }

  async withdrawStatus(): Promise<void> {
    await this.#status.withdraw();
    await this.#query(DELETE_STATUS, [this.#site]).catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #latest(): Promise<string> {
    const [latest] = await this.#query<{ document: string }>(LATEST);
    if (latest) return latest.document;
    throw new ComposeError('NO_COMPOSITION', 'The database has no composition. Create one, or restore a backup.');
  }

  async #documents(): Promise<string[]> {
    const rows = await this.#query<{ document: string }>(
      'select document from composition_revision order by revision desc limit $1',
      [MAX_LISTED_REVISIONS],
    );
    return rows.map(({ document }) => document).reverse();
  }

  /** False if the revision already exists. */
  async #append({ document }: Change): Promise<boolean> {
    const text = formatComposition(document);
    try {
      const rows = await this.#query(
        'insert into composition_revision (revision, id, document) values ($1, $2, $3) on conflict do nothing returning revision',
        [document.revision, compositionId(document), text],
      );
      return rows.length === 1;
    } catch (error) {
      return this.#wasWritten(document.revision, text, error);
    }
  }

  /** The row may have been written before the connection failed. */
  async #wasWritten(revision: number, text: string, cause: unknown): Promise<boolean> {
    const rows = await this.#query<{ document: string }>(
      'select document from composition_revision where revision = $1',
      [revision],
    ).catch(() => {
      throw new ComposeError(
        'COMPOSITION_DATABASE',
        `${(cause as Error).message} Revision ${revision} may or may not be written. When the database is available again: ${composeCommand('status')}`,
        { cause },
      );
    });
    if (rows[0]?.document === text) return true;
    throw cause;
  }

  async #query<T extends QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
    try {
      await this.#requireTables();
      return (await this.#pool.query<T>(text, values)).rows;
    } catch (error) {
      throw this.#wrap(error);
    }
  }

  /** Checks for the tables first, because a read-only user can't create them. */
  async #requireTables(): Promise<void> {
    if (this.#hasTables) return;
    const { rows } = await this.#pool.query<{ has: boolean }>(HAS_TABLES);
    if (rows[0]?.has !== true) await this.#pool.query(CREATE_TABLES);
    this.#hasTables = true;
  }

  #wrap(error: unknown): Error {
    if (error instanceof ComposeError) return error;
    return new ComposeError(
      'COMPOSITION_DATABASE',
      `Cannot reach the composition at ${this.path} (${this.#findReason(error)}). ` +
        'Check that the database is running and that COMPOSITION_URL is right.',
      { cause: error },
    );
  }

  #findReason(error: unknown): string {
    const { code, message } = error as Error & { code?: string };
    return [code, message.replaceAll(this.#url, this.path)].filter(Boolean).join(': ');
  }
}
