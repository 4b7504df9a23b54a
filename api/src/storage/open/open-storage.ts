import type { Tracing } from '@site/http-server/tracing';
import type { StorageSettings } from '../../configuration/configuration.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { Storage } from '../storage.ts';
import { queryLog } from '../query-log.ts';

export function openStorage(settings: StorageSettings, tracing?: Tracing): Storage {
  const log = tracing ? queryLog(settings.kind, tracing) : [];
  return new Storage((report) =>
    settings.kind === 'sqlite' ? openSqlite(settings.folder, report, log) : openPostgres(settings.url, report, log),
  );
}
