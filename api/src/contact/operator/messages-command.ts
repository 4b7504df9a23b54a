/** `npm run messages -w api -- --help` */
import { loadEnvFile } from '@site/settings/environment';
import { parseStorageSettings } from '../../configuration/configuration.ts';
import { openStorage } from '../../storage/open/open-storage.ts';
import { MessageArchive } from '../messages/message-archive.ts';
import { backUp } from './back-up.ts';
import { deleteMessage, purge, retry, retryAll } from './change-messages.ts';
import { OperatorError } from './operator-error.ts';
import { Output } from './output.ts';
import { HELP, parseArguments } from './parse-arguments.ts';
import type { Command } from './parse-arguments.ts';
import { exportMessages, list, show } from './read-messages.ts';

/** Documented in the README. */
const FAILED = 1;
const WRONG_USE = 2;

async function execute(command: Command): Promise<void> {
  if (command.name === 'help') return void console.log(HELP);
  const parsed = parseStorageSettings(process.env);
  if (!parsed.ok) throw new OperatorError(parsed.problems.join('\n'));
  if (command.name === 'backup' && parsed.storage.kind === 'postgres') {
    throw new OperatorError(`PostgreSQL has its own: pg_dump --format=custom --file=${command.file} "$DATABASE_URL"`);
  }
  const storage = openStorage(parsed.storage);
  try {
    await storage.prepare({ create: false });
    if (command.name === 'backup') await backUp(storage, command.file);
    else await runOn(new MessageArchive(storage), command);
  } finally {
    await storage.close();
  }
}

async function runOn(archive: MessageArchive, command: Exclude<Command, { name: 'help' | 'backup' }>): Promise<void> {
  switch (command.name) {
    case 'list':
      return Output.to(command.output, (output) => list(archive, output));
    case 'show':
      return Output.to(command.output, (output) => show(archive, command.id, output));
    case 'export':
      return Output.to(command.output, (output) => exportMessages(archive, command.format, output));
    case 'delete':
      return deleteMessage(archive, command.id);
    case 'purge':
      return purge(archive, command.olderThanDays);
    case 'retry':
      return command.id === undefined ? retryAll(archive) : retry(archive, command.id);
  }
}

loadEnvFile();
const parsed = parseArguments(process.argv.slice(2), process.env);
if (parsed.ok) {
  await execute(parsed.command).catch((error: unknown) => {
    console.error(error instanceof Error && 'code' in error ? error.message : error);
    process.exitCode = FAILED;
  });
} else {
  console.error(`${parsed.problem}\n\n${HELP}`);
  process.exitCode = WRONG_USE;
}
