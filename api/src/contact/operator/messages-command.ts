/** `npm run messages -w api -- --help` */
import { loadEnvFile } from '@site/settings/environment';
import { parseStorageSettings } from '../../configuration/configuration.ts';
import { openStorage } from '../../storage/open/open-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { MessageArchive } from '../messages/message-archive.ts';
import { backUp } from './back-up.ts';
import { deleteMessage, purge, retry, retryAll } from './change-messages.ts';
import { runCommandLine } from './command-line.ts';
import { OperatorError } from './operator-error.ts';
import { Output } from './output.ts';
import { exportMessages, list, show } from './read-messages.ts';

const EXIT_FAILED = 1;

function storageSettings() {
  const parsed = parseStorageSettings(process.env);
  if (!parsed.ok) throw new OperatorError(parsed.problems.join('\n'));
  return parsed.storage;
}

async function withStorage(work: (storage: Storage) => Promise<void>): Promise<void> {
  const storage = openStorage(storageSettings());
  try {
    await storage.prepare({ create: false });
    await work(storage);
  } finally {
    await storage.close();
  }
}

function withArchive(work: (archive: MessageArchive) => Promise<void>): Promise<void> {
  return withStorage((storage) => work(new MessageArchive(storage)));
}

function read(file: string | undefined, work: (archive: MessageArchive, output: Output) => Promise<void>) {
  return withArchive((archive) => Output.to(file, (output) => work(archive, output)));
}

async function backUpTo(file: string): Promise<void> {
  if (storageSettings().kind === 'postgres')
    throw new OperatorError(`PostgreSQL has its own: pg_dump --format=custom --file=${file} "$DATABASE_URL"`);
  await withStorage((storage) => backUp(storage, file));
}

loadEnvFile();
try {
  const exitCode = await runCommandLine(
    process.argv.slice(2),
    {
      list: ({ output: file }) => read(file, list),
      show: (id, { output: file }) => read(file, (archive, output) => show(archive, id, output)),
      export: (format, { output: file }) => read(file, (archive, output) => exportMessages(archive, format, output)),
      delete: (id) => withArchive((archive) => deleteMessage(archive, id)),
      purge: ({ olderThan }) => withArchive((archive) => purge(archive, olderThan)),
      retry: (id) => withArchive((archive) => retry(archive, id)),
      retryAll: () => withArchive(retryAll),
      backup: backUpTo,
    },
    process.env,
  );
  if (exitCode !== undefined) process.exitCode = exitCode;
} catch (error) {
  console.error(error instanceof Error && 'code' in error ? error.message : error);
  process.exitCode = EXIT_FAILED;
}
