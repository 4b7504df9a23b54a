import type { StoredMessage } from '../messages/stored-message.ts';

export interface OutboxState {
  waiting: number;
  /** Permanently rejected by the mail server. */
  failed: number;
  /** Age of the oldest waiting message in milliseconds, or 0. */
  oldestMs: number;
}

/** Delivers each message at least once, unless the mail server rejects it. */
export abstract class Outbox {
  /** Leases due messages for `leaseMs`, during which no other process gets them. `attempts` includes this one. */
  abstract claim(most: number, leaseMs: number): Promise<StoredMessage[]>;
  abstract delivered(id: string): Promise<void>;
  abstract deferred(id: string, error: string, retryInMs: number): Promise<void>;
  /** Stops retrying until the operator asks for it. */
  abstract failed(id: string, error: string): Promise<void>;
  /** Milliseconds until the next message is due, or undefined if none waits. */
  abstract nextDueInMs(): Promise<number | undefined>;
  abstract state(): Promise<OutboxState>;
}
