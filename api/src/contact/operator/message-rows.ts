import { visibleText } from '@site/api-contract';
import type { MessageArchive, StoredMessage } from '../messages/message-archive.ts';

export const FORMATS = ['jsonl', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

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

export async function* listedMessages(archive: MessageArchive): AsyncIterable<string> {
  for await (const message of archive.list()) {
    const { id, receivedAt, state, email, subject, lastError } = readable(message);
    const reason = state === 'failed' && lastError !== null ? `  (${oneLine(lastError)})` : '';
    yield `${id}  ${receivedAt}  ${state.padEnd(7)}  ${email}  ${oneLine(subject)}${reason}\n`;
  }
}

export async function* exportedMessages(archive: MessageArchive, format: Format): AsyncIterable<string> {
  if (format === 'csv') yield `${BYTE_ORDER_MARK}${csvRow(COLUMNS)}\r\n`;
  for await (const message of archive.list()) {
    const row = readable(message);
    yield format === 'csv' ? `${csvRow(COLUMNS.map((column) => row[column]))}\r\n` : `${JSON.stringify(row)}\n`;
  }
}

function readable(message: StoredMessage) {
  const { deliveredAt, failedAt } = message;
  const undelivered = failedAt === null ? 'waiting' : 'failed';
  return {
    ...message,
    state: deliveredAt === null ? undelivered : 'sent',
    receivedAt: iso(message.receivedAt),
    deliveredAt: iso(deliveredAt),
    failedAt: iso(failedAt),
  };
}

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** Strips control characters, because visitors and mail servers wrote the text. */
const oneLine = (text: string) => visibleText(text.replace(/\p{Cc}+/gu, ' '));

/** Formula prefixes in spreadsheets, including full-width forms and leading blanks. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@|\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** RFC 4180, without its line end. Visitors wrote the text, so formulas are escaped. */
export function csvRow(values: readonly (string | number | null)[]): string {
  return values
    .map((value) => {
      const text = String(value ?? '');
      const harmless = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
      return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
    })
    .join(',');
}
