import { DAY_MS } from '../messages/contact-messages.ts';
import type { MessageArchive } from '../messages/message-archive.ts';
import { OperatorError } from './operator-error.ts';

const counted = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

export async function deleteMessage(archive: MessageArchive, id: string): Promise<void> {
  if (!(await archive.delete(id))) throw new OperatorError(`The message ${id} does not exist.`);
  console.log('1 message deleted.');
}

export async function purge(archive: MessageArchive, olderThanDays: number): Promise<void> {
  const { deleted, unsent } = await archive.purge(Date.now() - olderThanDays * DAY_MS);
  console.log(`${counted(deleted)} deleted.${unsent > 0 ? ` Never sent: ${unsent}.` : ''}`);
}

export async function retry(archive: MessageArchive, id: string): Promise<void> {
  const outcome = await archive.retry(id);
  if (outcome === 'UNKNOWN') throw new OperatorError(`The message ${id} does not exist.`);
  if (outcome === 'SENT') throw new OperatorError(`Message ${id} has already been sent.`);
  console.log('1 message is queued. An API with SMTP_URL will send it now.');
}

export async function retryAll(archive: MessageArchive): Promise<void> {
  console.log(`${counted(await archive.retryFailed())} queued for an API with SMTP_URL.`);
}
