import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type ClientConfig, Pool, type QueryResultRow } from 'pg';
import {
  type CompositionDocument,
  compositionId,
  formatComposition,
  parseComposition,
} from '../document/composition-document.ts';
import { isDefaultDatabase } from './composition-settings.ts';
import {
  type Change,
  type ChangeOptions,
  type CompositionStore,
  type CurrentComposition,
  LockedError,
  type MakeChange,
  requireBasis,
} from './composition-store.ts';
import { CREATE_TABLES, HAS_TABLES, LATEST } from './database-tables.ts';
import { type FollowedStatus, followDatabase } from './database-watch.ts';
import { type Evidence, type GateResult, parseEvidence, withVerdict } from '../document/gate-results.ts';
import { parseSiteStatus, type SiteStatus } from './site-status.ts';
import { type OnStatusProblem, StatusProblem } from './status-problem.ts';
import { composeCommand } from '../document/compose-command.ts';

const CONNECT_LIMIT_MS = 5000;
const QUERY_LIMIT_MS = 5000;
const ATTEMPTS = 20;
/** Revisions read from the history. Older ones remain in the table. */
const LISTED = 1000;
/** Three times the heartbeat interval (`STATUS_EVERY_MS`). */
const SILENT_AFTER_SECONDS = 15;

const REMEDY = 'Check that the database is running and that COMPOSITION_URL is right.';

class CompositionDatabaseError extends Error {
  override name = 'CompositionDatabaseError';
  readonly code = 'COMPOSITION_DATABASE';
}

/**
 * A composition in PostgreSQL, for a fleet of shells. Rows are immutable and the revision is the primary key, so only
 * one of two concurrent writers succeeds.
 */
export class CompositionDatabase implements CompositionStore {
  /** The address without credentials, because it is logged. */
  readonly path: string;
  readonly option: string;
  readonly #config: ClientConfig;
  readonly #pool: Pool;
  readonly #site = `${hostname()} ${process.pid} ${randomUUID()}`;
  readonly #status: FollowedStatus;
  #hasTables = false;

  constructor(url: string, onStatusProblem?: OnStatusProblem) {
    const { host, pathname } = new URL(url);
    this.path = `postgres://${host}${pathname}`;
    this.#status = { current: undefined, problem: new StatusProblem(this.path, onStatusProblem), wake: () => {} };
    // Never print the full address: it contains the password, and shells save commands in their history.
    this.option = isDefaultDatabase(url) ? '' : `--file ${this.path}`;
    this.#config = {
      connectionString: url,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      query_timeout: QUERY_LIMIT_MS,
      keepAlive: true,
      application_name: 'composition',
    };
    this.#pool = new Pool({ ...this.#config, max: 3, allowExitOnIdle: true });
    this.#pool.on('error', () => {}); // An idle connection failed. The next query opens another.
  }

  async read(): Promise<CurrentComposition> {
    const [latest] = await this.#query<{ document: string }>(LATEST);
    return latest ? this.#parse(latest.document) : { state: 'missing' };
  }

  async former(): Promise<CompositionDocument[]> {
    return (await this.#documents()).flatMap((text) => {
      const parsed = this.#parse(text);
      return parsed.state === 'valid' ? [parsed.document] : []; // written by another version of the shell: not a rollback target
    });
  }

  async change<T extends Change>(make: MakeChange<T>, options: ChangeOptions = {}): Promise<T> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const documents = (await this.#documents()).map((text) => this.#parse(text));
      const current = documents.at(-1) ?? { state: 'missing' };
      requireBasis(current, options);
      const made = make(
        current,
        documents.flatMap((parsed) => (parsed.state === 'valid' ? [parsed.document] : [])),
      );
      if (await this.#append(made)) return made;
      // An unreadable row holds the revision number, so a retry would fail the same way.
      if (current.state === 'invalid')
        throw new CompositionDatabaseError(`${current.reason} Use the version of this project that wrote it.`);
    }
    throw new LockedError(
      'Other changes to the composition came first each time, so this change was not made. Try again.',
    );
  }

  async evidenceOf(document: CompositionDocument): Promise<Evidence | undefined> {
    const [evidence] = await this.evidenceOfAll([document]);
    return evidence;
  }

  async evidenceOfAll(documents: readonly CompositionDocument[]): Promise<(Evidence | undefined)[]> {
    const rows = await this.#query<{ revision: number; evidence: string | null }>(
      'select revision, evidence from composition_revision where revision = any($1)',
      [documents.map(({ revision }) => revision)],
    );
    const texts = new Map(rows.map(({ revision, evidence }) => [revision, evidence ?? '']));
    return documents.map(({ revision }) => parseEvidence(texts.get(revision) ?? ''));
  }

  async addVerdict(document: CompositionDocument, verdict: GateResult): Promise<void> {
    try {
      const evidence = withVerdict((await this.evidenceOf(document)) ?? [], verdict);
      await this.#query('update composition_revision set evidence = $2 where revision = $1', [
        document.revision,
        JSON.stringify(evidence),
      ]);
    } catch {
      return; // The change is already live, and the command has already reported the verdict.
    }
  }

  watch(onText: (text: string) => void, onError: (error: unknown) => void): () => void {
    return followDatabase({
      config: this.#config,
      site: this.#site,
      status: this.#status,
      prepare: () => this.#requireTables(),
      onText,
      onError,
      describe: (error) => new CompositionDatabaseError(`${this.#reasonOf(error)}. ${REMEDY}`, { cause: error }),
    });
  }

  async sites(): Promise<SiteStatus[]> {
    const rows = await this.#query<{ status: string }>(
      `select status from composition_site where seen_at > now() - interval '${SILENT_AFTER_SECONDS} seconds' order by site`,
    );
    return rows.flatMap(({ status }) => parseSiteStatus(JSON.parse(status)) ?? []);
  }

  /** The follower's connection writes the status, in call order and again after a reconnect. */
  async tellStatus(status: SiteStatus): Promise<void> {
    this.#status.current = status;
    this.#status.wake();
  }

  async withdrawStatus(): Promise<void> {
    this.#status.current = undefined;
    await this.#query('delete from composition_site where site = $1', [this.#site]).catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #documents(): Promise<string[]> {
    const rows = await this.#query<{ document: string }>(
      'select document from composition_revision order by revision desc limit $1',
      [LISTED],
    );
    return rows.map(({ document }) => document).reverse();
  }

  /** False if the revision already exists. One statement, so a notification is sent only with the row. */
  async #append({ document, evidence }: Change): Promise<boolean> {
    const text = formatComposition(document);
    try {
      const rows = await this.#query(
        `with written as (insert into composition_revision (revision, id, document, evidence) values ($1, $2, $3, $4) on conflict do nothing returning revision)
         select pg_notify('composition', revision::text) from written`,
        [document.revision, compositionId(document), text, evidence ? JSON.stringify(evidence) : null],
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
      throw new CompositionDatabaseError(
        `${(cause as Error).message} Revision ${revision} may or may not be written. When the database is available again: ${composeCommand('status')}`,
        { cause },
      );
    });
    if (rows[0]?.document === text) return true;
    throw cause;
  }

  #parse(text: string): Exclude<CurrentComposition, { state: 'missing' }> {
    try {
      return { state: 'valid', document: parseComposition(text) };
    } catch (error) {
      return { state: 'invalid', reason: `${(error as Error).message} It is in ${this.path}.` };
    }
  }

  async #query<T extends QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
    try {
      await this.#requireTables();
      return (await this.#pool.query<T>(text, values)).rows;
    } catch (error) {
      throw this.#describe(error);
    }
  }

  /** Checks for the tables first, because a read-only user can't create them. */
  async #requireTables(): Promise<void> {
    if (this.#hasTables) return;
    const { rows } = await this.#pool.query<{ has: boolean }>(HAS_TABLES);
    if (rows[0]?.has !== true) await this.#pool.query(CREATE_TABLES);
    this.#hasTables = true;
  }

  #describe(error: unknown): Error {
    if (error instanceof CompositionDatabaseError) return error;
    return new CompositionDatabaseError(
      `Cannot reach the composition at ${this.path} (${this.#reasonOf(error)}). ${REMEDY}`,
      { cause: error },
    );
  }

  #reasonOf(error: unknown): string {
    const { code, message } = error as Error & { code?: string };
    return [code, message.replaceAll(String(this.#config.connectionString), this.path)].filter(Boolean).join(': ');
  }
}
