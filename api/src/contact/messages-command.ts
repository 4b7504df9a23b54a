/** `npm run messages -w api -- list | show <id> | export [json|csv]`: the messages that people sent, from the database. */
import { SettingReader } from '../configuration/setting-reader.ts';
import { readStorage } from '../configuration/configuration.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { ContactMessages, KeptMessage } from './contact-messages.ts';
import { csvRow } from './csv-row.ts';
import { StoredContactMessages } from './stored-contact-messages.ts';

const USAGE = `Usage: npm run messages -w api -- list
       npm run messages -w api -- show <id>
       npm run messages -w api -- export [json|csv]`;
const COLUMNS = ['id', 'receivedAt', 'deliveredAt', 'attempts', 'name', 'email', 'subject', 'message', 'lastError'] as const;

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
const readable = (message: KeptMessage) => ({ ...message, receivedAt: iso(message.receivedAt), deliveredAt: iso(message.deliveredAt) });

async function list(messages: ContactMessages): Promise<void> {
  let count = 0;
  for await (const { id, receivedAt, deliveredAt, email, subject } of messages.list()) {
    console.log(`${id}  ${iso(receivedAt)}  ${deliveredAt === null ? 'waiting' : 'sent   '}  ${email}  ${subject}`);
    count += 1;
  }
  console.error(count === 1 ? '1 message' : `${count} messages`);
}

async function show(messages: ContactMessages, id: string): Promise<void> {
  const found = await messages.find(id);
  if (found === undefined) throw new Error(`There is no message ${id}.`);
  const { message, ...rest } = readable(found);
  for (const [name, value] of Object.entries(rest)) console.log(`${name}: ${value ?? '-'}`);
  console.log(`\n${message}`);
}

async function exportAll(messages: ContactMessages, format: string): Promise<void> {
  if (format === 'csv') console.log(csvRow(COLUMNS));
  for await (const message of messages.list()) {
    const row = readable(message);
    console.log(format === 'csv' ? csvRow(COLUMNS.map((column) => row[column])) : JSON.stringify(row));
  }
}

async function run([command, argument]: string[]): Promise<void> {
  const known = command === 'list' || (command === 'show' && argument) || (command === 'export' && ['json', 'csv', undefined].includes(argument));
  if (!known) throw new Error(USAGE);
  const read = new SettingReader(process.env);
  const settings = readStorage(read);
  if (read.problems.length > 0) throw new Error(read.problems.join('\n'));
  const storage = openStorage(settings);
  try {
    await storage.migrate();
    const messages = new StoredContactMessages(storage, { perMinute: 1, perDay: 1 });
    if (command === 'list') await list(messages);
    else if (command === 'show') await show(messages, argument ?? '');
    else await exportAll(messages, argument ?? 'json');
  } finally {
    await storage.close();
  }
}

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
