import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ACCEPTABLE = /^[A-Za-z0-9._-]{8,64}$/;
const prefix = randomBytes(6).toString('hex');
let count = 0;

/** Returns the ID that every server logs, which is the caller's `X-Request-Id` if it is safe to log, or a new ID. */
export function getRequestId(request?: Pick<IncomingMessage, 'headers'>): string {
  const callerId = request?.headers['x-request-id'];
  if (typeof callerId === 'string' && ACCEPTABLE.test(callerId)) return callerId;
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}
