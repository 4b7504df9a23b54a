import type { KeptMessage } from './contact-messages.ts';

export interface OutboxState {
  waiting: number;
  /** Milliseconds for which the oldest of them has waited; 0 where none waits. */
  oldestMs: number;
}

/** The port to the messages that wait to be sent on. Each is sent at least once. */
export abstract class Outbox {
  /** Takes due messages for `leaseMs`: nobody else gets them until then. Their `attempts` count this one. */
  abstract claim(most: number, leaseMs: number): Promise<KeptMessage[]>;
  abstract delivered(id: string): Promise<void>;
  abstract failed(id: string, error: string, retryInMs: number): Promise<void>;
  /** Milliseconds until the next message is due; undefined where none waits. */
  abstract nextDueInMs(): Promise<number | undefined>;
  abstract state(): Promise<OutboxState>;
  /** Deletes what only the limits needed and they no longer do. */
  abstract forgetOldAttempts(): Promise<void>;
}
