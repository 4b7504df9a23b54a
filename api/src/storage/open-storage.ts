import type { StorageSettings } from '../configuration/configuration.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Storage } from './storage.ts';

export function openStorage(settings: StorageSettings, onIdleError: (error: Error) => void = () => {}): Storage {
  return settings.kind === 'sqlite' ? openSqlite(settings.folder) : openPostgres(settings.url, onIdleError);
}
