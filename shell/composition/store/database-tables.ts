/** The row with the highest revision is the current composition. */
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
const LOCK = 7_219_604_511;

/** Send as one query, so that it runs in one transaction. */
export const CREATE_TABLES = `select pg_advisory_xact_lock(${LOCK}); ${REVISIONS}; ${SITES}`;
export const HAS_TABLES = `select to_regclass('composition_revision') is not null and to_regclass('composition_site') is not null as has`;

export const LATEST = 'select document from composition_revision order by revision desc limit 1';
export const WRITE_STATUS =
  'insert into composition_site (site, status, seen_at) values ($1, $2, now()) on conflict (site) do ' +
  'update set status = excluded.status, seen_at = now()';
/** Deletes rows that killed sites left behind. */
export const DELETE_STALE_SITES = `delete from composition_site where seen_at < now() - interval '1 day'`;
