import { visibleText } from '@site/api-contract';
import type { MessageArchive } from '../messages/message-archive.ts';
import type { StoredMessage } from '../messages/stored-message.ts';
import { csvRow } from './csv-row.ts';
import { OperatorError } from './operator-error.ts';
import type { Output } from './output.ts';
import type { Format } from './command-line.ts';

const COLUMNS = [
  'id',
  'receivedAt',
  'state',
  'deliveredAt',
  'failedAt',
  'attempts',
  'name',
  'email',
  'subject',
  'message',
  'lastError',
] as const;
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

export async function list(archive: MessageArchive, output: Output): Promise<void> {
  let count = 0;
  for await (const message of archive.list()) {
    const { id, receivedAt, email, subject, lastError } = message;
    const state = stateOf(message);
    const reason = state === 'failed' && lastError !== null ? `  (${oneLine(lastError)})` : '';
    await output.write(`${id}  ${iso(receivedAt)}  ${state.padEnd(7)}  ${email}  ${oneLine(subject)}${reason}\n`);
    count += 1;
  }
  console.error(count === 1 ? '1 message' : `${count} messages`);
}

export async function show(archive: MessageArchive, id: string, output: Output): Promise<void> {
  const found = await archive.find(id);
  if (found === undefined) throw new OperatorError(`The message ${id} does not exist.`);
  const { message, ...rest } = readable(found);
  for (const [name, value] of Object.entries(rest))
    await output.write(`${name}: ${value === null ? '-' : oneLine(String(value))}\n`);
  await output.write(`\n${message}\n`);
}

export async function exportMessages(archive: MessageArchive, format: Format, output: Output): Promise<void> {
  if (format === 'csv') await output.write(`${BYTE_ORDER_MARK}${csvRow(COLUMNS)}\r\n`);
  let separator = '[\n';
  for await (const message of archive.list()) {
    const row = readable(message);
    if (format === 'csv') await output.write(`${csvRow(COLUMNS.map((column) => row[column]))}\r\n`);
    else if (format === 'jsonl') await output.write(`${JSON.stringify(row)}\n`);
    else await output.write(separator + JSON.stringify(row));
    separator = ',\n';
  }
  if (format === 'json') await output.write(separator === ',\n' ? '\n]\n' : '[]\n');
}

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

const stateOf = ({ deliveredAt, failedAt }: StoredMessage) => {
  if (deliveredAt !== null) return 'sent';
  return failedAt === null ? 'waiting' : 'failed';
};

const readable = (message: StoredMessage) => ({
  ...message,
  state: stateOf(message),
  receivedAt: iso(message.receivedAt),
  deliveredAt: iso(message.deliveredAt),
  failedAt: iso(message.failedAt),
});

/** Strips control characters, because visitors and mail servers wrote the text. */
const oneLine = (text: string) => visibleText(text.replace(/\p{Cc}+/gu, ' '));
