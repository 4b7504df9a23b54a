/** Times are milliseconds since 1970, which both databases compare and sort alike. */
export interface Tables {
  contact_message: ContactMessageTable;
  contact_delivery: ContactDeliveryTable;
  contact_attempt: ContactAttemptTable;
}

export interface ContactMessageTable {
  id: string;
  received_at: number;
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The outbox: one row per message. */
export interface ContactDeliveryTable {
  message_id: string;
  attempts: number;
  /** A claim moves it into the future, so no other process takes the message. */
  next_attempt_at: number;
  delivered_at: number | null;
  /** Permanently rejected. No retries until the operator asks for one. */
  failed_at: number | null;
  last_error: string | null;
}

/** Accepted messages by address, for the limits. Rows expire after a day. */
export interface ContactAttemptTable {
  address: string;
  at: number;
}
