import { ContactMessages } from '../contact/messages/contact-messages.ts';
import type { Storage } from '../storage/storage.ts';
import { aMessage } from './a-message.ts';

const UNLIMITED = { contactLimitPerMinute: 1_000_000, contactLimitPerDay: 1_000_000 };

/** @returns the ID of the stored message */
export async function acceptMessage(storage: Storage, { wake = () => {}, key = '' } = {}): Promise<string> {
  const messages = new ContactMessages(storage, { wake }, UNLIMITED);
  const accepted = await messages.accept(aMessage(), '192.0.2.1', key || undefined);
  if (!accepted.ok) throw new Error('The message was refused.');
  return accepted.id;
}
