import type { StorageSettings } from '../../configuration/configuration.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { Storage } from '../storage.ts';
import { queryLog } from '../query-log.ts';

export function openStorage(settings: StorageSettings): Storage {
  const log = queryLog(settings.kind);
  return new Storage((report) =>
    settings.kind === 'sqlite' ? openSqlite(settings.folder, report, log) : openPostgres(settings.url, report, log),
  );
}
