import type { StoredMessage } from '../messages/stored-message.ts';

export interface OutboxState {
  waiting: number;
  /** Refused by the mail server for good. */
  failed: number;
  /** Milliseconds for which the oldest of those that wait has waited; 0 where none waits. */
  oldestMs: number;
}

/** The port to the messages that wait to be sent on. Each is sent at least once, or refused by the mail server. */
export abstract class Outbox {
  /** Takes due messages for `leaseMs`: nobody else gets them until then. Their `attempts` count this one. */
  abstract claim(most: number, leaseMs: number): Promise<StoredMessage[]>;
  abstract delivered(id: string): Promise<void>;
  abstract deferred(id: string, error: string, retryInMs: number): Promise<void>;
  /** No more tries, until somebody asks for one. */
  abstract failed(id: string, error: string): Promise<void>;
  /** Milliseconds until the next message is due; undefined where none waits. */
  abstract nextDueInMs(): Promise<number | undefined>;
  abstract state(): Promise<OutboxState>;
}
