/** All times are whole milliseconds since 1970, UTC: the two databases compare and sort them alike. */
export interface Tables {
  contact_message: ContactMessageTable;
  contact_delivery: ContactDeliveryTable;
  contact_attempt: ContactAttemptTable;
  write_check: WriteCheckTable;
}

export interface ContactMessageTable {
  id: string;
  received_at: number;
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The outbox: one row for each message, from the moment that the message is stored. */
export interface ContactDeliveryTable {
  message_id: string;
  attempts: number;
  /** A claim moves it into the future, so that nobody else takes the message meanwhile. */
  next_attempt_at: number;
  delivered_at: number | null;
  /** The mail server refused it for good: no more tries until somebody asks for one. */
  failed_at: number | null;
  last_error: string | null;
}

/** Accepted messages by address, for the limits. Rows older than a day mean nothing and are deleted. */
export interface ContactAttemptTable {
  address: string;
  at: number;
}

/** One row, which readiness writes. */
export interface WriteCheckTable {
  id: number;
  content: string;
  at: number;
}
