import { visibleText } from '@site/api-contract';
import { loadEnvFile } from '@site/settings/environment';
import { Command, CommanderError } from 'commander';
import { pipeline } from 'node:stream/promises';
import { readStorageSettings } from '../../configuration/configuration.ts';
import { Storage } from '../../storage/storage.ts';
import type { StoredMessage } from '../contact-messages.ts';
import { MessageArchive } from '../messages/message-archive.ts';

loadEnvFile();
// Subcommands inherit `exitOverride`.
const program = new Command('npm run messages --')
  .exitOverride()
  .description('Lists, exports, resends, and deletes contact messages. You can use it while the API is running.')
  .addHelpText('after', '\nIt uses the database in DATABASE_URL or, if that is not set, in DATA_DIR.');
program
  .command('list')
  .description('list the messages, newest first, as waiting, sent, or failed')
  .action(() => print(formatLine));
program
  .command('export')
  .description('export all messages as JSON Lines')
  .action(() => print((message) => JSON.stringify(message)));
program
  .command('retry')
  .description('send a failed or waiting message now, or all failed messages with --all')
  .argument('[id]')
  .option('--all')
  .action(retry);
program
  .command('purge')
  .description(
    'delete a message permanently, even if it was not sent. To delete old messages automatically, set MESSAGE_RETENTION_DAYS',
  )
  .argument('<id>')
  .action(purge);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = error instanceof CommanderError ? error.exitCode : 1;
  // Commander has already printed its own errors.
  if (!(error instanceof CommanderError))
    console.error(error instanceof Error && 'code' in error ? error.message : error);
}

async function useArchive(work: (archive: MessageArchive) => Promise<void>): Promise<void> {
  const storage = new Storage(readStorageSettings(process.env));
  try {
    await storage.prepare({ create: false });
    await work(new MessageArchive(storage));
  } finally {
    await storage.close();
  }
}

type ReadableMessage = ReturnType<typeof toReadable>;

/** A reader such as `head` may close the pipe early. */
async function print(getText: (message: ReadableMessage) => string): Promise<void> {
  await useArchive(async (archive) => {
    async function* lines() {
      for await (const message of archive.list()) yield `${getText(toReadable(message))}\n`;
    }
    await pipeline(lines, process.stdout, { end: false }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  });
}

function toReadable(message: StoredMessage) {
  const { deliveredAt, failedAt } = message;
  const undelivered = failedAt === null ? 'waiting' : 'failed';
  return {
    ...message,
    state: deliveredAt === null ? undelivered : 'sent',
    receivedAt: toIso(message.receivedAt),
    deliveredAt: toIso(deliveredAt),
    failedAt: toIso(failedAt),
  };
}

function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

function formatLine({ id, receivedAt, state, email, subject, lastError }: ReadableMessage): string {
  const reason = state === 'failed' && lastError !== null ? `  (${toOneLine(lastError)})` : '';
  return `${id}  ${receivedAt}  ${state.padEnd(7)}  ${email}  ${toOneLine(subject)}${reason}`;
}

/** Removes control characters, because the text comes from visitors and mail servers. */
function toOneLine(text: string): string {
  return visibleText(text.replace(/\p{Cc}+/gu, ' '));
}

async function retry(id: string | undefined, { all = false }: { all?: boolean }): Promise<void> {
  if (all === (id !== undefined)) program.error('Specify a message ID, or use --all.');
  await useArchive(async (archive) => {
    if (id === undefined) {
      console.log(`Queued ${countText(await archive.retryFailed())} for an API process with SMTP_URL.`);
      return;
    }
    const outcome = await archive.retry(id);
    if (outcome === 'UNKNOWN') program.error(`Message ${id} does not exist.`);
    if (outcome === 'SENT') program.error(`Message ${id} has already been sent.`);
    console.log('Queued 1 message. An API process with SMTP_URL will send it now.');
  });
}

async function purge(id: string): Promise<void> {
  await useArchive(async (archive) => {
    if (!(await archive.delete(id))) program.error(`Message ${id} does not exist.`);
    console.log('Deleted 1 message.');
  });
}

function countText(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`;
}
