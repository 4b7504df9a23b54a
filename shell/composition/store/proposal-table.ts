import type { QueryResultRow } from 'pg';
import { formatProposal, parseProposal, type Proposal, PROPOSAL_LEASE_MS } from './proposal.ts';

/** Arbitrary advisory-lock ID. Concurrent CREATE TABLE IF NOT EXISTS can still fail in PostgreSQL. */
export const CREATING_LOCK = 7_219_604_511;

type Query = <T extends QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>;

/** Holds at most one row. Shells that may only read don't need it, so the first proposal creates it. */
const CREATE_TABLE = `select pg_advisory_xact_lock(${CREATING_LOCK}); create table if not exists composition_proposal (
  id integer primary key check (id = 1),
  key text not null,
  revision integer not null,
  proposal text not null,
  seen_at timestamptz not null default now()
)`;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html: undefined_table */
const UNDEFINED_TABLE = '42P01';
const IS_OPEN = `open.seen_at > now() - interval '${PROPOSAL_LEASE_MS} milliseconds'
  and open.revision > (select coalesce(max(revision), 0) from composition_revision)`;
const READ = `select proposal from composition_proposal as open where ${IS_OPEN}`;
/** Writes no row while another proposal is open. */
const PROPOSE = `insert into composition_proposal as open (id, key, revision, proposal) values (1, $1, $2, $3)
  on conflict (id) do update set key = excluded.key, revision = excluded.revision, proposal = excluded.proposal,
  seen_at = now() where not (${IS_OPEN}) returning key`;
const RENEW = `update composition_proposal as open set seen_at = now() where key = $1 and ${IS_OPEN} returning key`;

export class ProposalTable {
  readonly #query: Query;

  constructor(query: Query) {
    this.#query = query;
  }

  async read(): Promise<Proposal | undefined> {
    const [row] = await this.#ifThere<{ proposal: string }>(READ);
    return row && parseProposal(row.proposal);
  }

  /** False while another proposal is open. */
  async write(proposal: Proposal): Promise<boolean> {
    await this.#query(CREATE_TABLE);
    const { key, document } = proposal;
    return (await this.#query(PROPOSE, [key, document.revision, formatProposal(proposal)])).length === 1;
  }

  async renew(key: string): Promise<boolean> {
    return (await this.#query(RENEW, [key])).length === 1;
  }

  async remove(key: string): Promise<void> {
    await this.#ifThere('delete from composition_proposal where key = $1', [key]);
  }

  async #ifThere<T extends QueryResultRow>(text: string, values?: unknown[]): Promise<T[]> {
    return this.#query<T>(text, values).catch((error: Error & { cause?: { code?: string } }) => {
      if (error.cause?.code === UNDEFINED_TABLE) return [];
      throw error;
    });
  }
}
