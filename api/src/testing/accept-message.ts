import { ContactMessages } from '../contact/contact-messages.ts';
import type { Storage } from '../storage/storage.ts';
import { aMessage } from './a-message.ts';

export function messagesIn(storage: Storage): ContactMessages {
  return new ContactMessages(storage, { contactLimitPerMinute: 1_000_000, contactLimitPerDay: 1_000_000 });
}

/** @returns the ID of the stored message */
export function acceptMessage(storage: Storage, key?: string): Promise<string> {
  return messagesIn(storage).accept(aMessage(), '192.0.2.1', key);
}
