import type { StorageSettings } from '../configuration/configuration.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import { Storage } from './storage.ts';

export function openStorage(settings: StorageSettings): Storage {
  return new Storage((report) =>
    settings.kind === 'sqlite' ? openSqlite(settings.folder, report) : openPostgres(settings.url, report),
  );
}
