import { ContactMessages } from '../contact/contact-messages.ts';
import type { Storage } from '../storage/storage.ts';
import { aMessage } from './a-message.ts';

const UNLIMITED = { contactLimitPerMinute: 1_000_000, contactLimitPerDay: 1_000_000 };

/** @returns the ID of the stored message */
export function acceptMessage(storage: Storage, { wake = () => {}, key = '' } = {}): Promise<string> {
  return new ContactMessages(storage, { wake }, UNLIMITED).accept(aMessage(), '192.0.2.1', key || undefined);
}
