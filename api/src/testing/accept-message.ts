import { ContactMessages } from '../contact/messages/contact-messages.ts';
import type { Storage } from '../storage/storage.ts';
import { aMessage } from './a-message.ts';

const UNLIMITED = { perMinute: 1_000_000, perDay: 1_000_000 };

/** @returns the ID of the stored message */
export async function acceptMessage(storage: Storage, changes = {}, onStored = () => {}): Promise<string> {
  const accepted = await new ContactMessages(storage, UNLIMITED, onStored).accept(aMessage(changes), '192.0.2.1');
  if (!accepted.ok) throw new Error('The message was refused.');
  return accepted.id;
}
