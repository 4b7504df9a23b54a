import { createHash } from 'node:crypto';
import type { NewMessage } from './contact-messages.ts';

const MAX_IDS = 1_000;
const LONGEST_MS = 60 * 60 * 1000;

/**
 * Remembers IDs of messages whose storing failed. If the connection broke after COMMIT was sent, the message may be
 * stored. Reusing the ID prevents a duplicate.
 */
export class UnsettledIds {
  readonly #ids = new Map<string, { id: string; at: number }>();

  find(message: NewMessage, address: string): string | undefined {
    const found = this.#ids.get(digest(message, address));
    return found && performance.now() - found.at < LONGEST_MS ? found.id : undefined;
  }

  keep(message: NewMessage, address: string, id: string): void {
    const key = digest(message, address);
    if (this.find(message, address) !== undefined) return;
    this.#ids.delete(key);
    this.#ids.set(key, { id, at: performance.now() });
    const [oldest] = this.#ids.keys();
    if (this.#ids.size > MAX_IDS && oldest !== undefined) this.#ids.delete(oldest);
  }

  settle(message: NewMessage, address: string): void {
    if (this.#ids.size > 0) this.#ids.delete(digest(message, address));
  }
}

function digest({ name, email, subject, message }: NewMessage, address: string): string {
  return createHash('sha256')
    .update(JSON.stringify([address, name, email, subject, message]))
    .digest('base64');
}
