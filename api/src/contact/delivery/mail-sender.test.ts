import { expect, test } from '@jest/globals';
import type { MailSettings } from '../../configuration/configuration.ts';
import { composeMail } from './mail-sender.ts';
import { retryDelay } from './retry-delay.ts';

const SETTINGS: MailSettings = {
  smtpUrl: undefined,
  contactEmail: 'desk@site.example',
  mailFrom: 'no-reply@mailer.example',
  siteName: 'Units',
  timeoutMs: 1000,
  leaseMs: 2000,
  firstRetryMs: 100,
};
const MESSAGE = {
  id: 'one',
  receivedAt: Date.UTC(2026, 0, 1),
  name: 'Ann Lee',
  email: 'ann@example.org',
  subject: 'A question',
  message: 'How many feet are in a mile?',
  deliveredAt: null,
  failedAt: null,
  attempts: 1,
  lastError: null,
};

test('a mail has the ID of its message at the domain that sends it', () => {
  expect(composeMail(MESSAGE, SETTINGS)).toMatchObject({
    messageId: '<one@mailer.example>',
    from: { name: 'Units', address: 'no-reply@mailer.example' },
    to: 'desk@site.example',
    replyTo: { name: 'Ann Lee', address: 'ann@example.org' },
    date: new Date(MESSAGE.receivedAt),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
});

test('directions of text do not change how the name and the subject look', () => {
  const { replyTo, subject } = composeMail(
    { ...MESSAGE, name: 'Ann\u202e Lee', subject: 'A\u2066 question' },
    SETTINGS,
  );
  expect(replyTo).toEqual({ name: 'Ann Lee', address: 'ann@example.org' });
  expect(subject).toBe('[Units] A question');
});

test('an address that not every mail server supports is only in the text', () => {
  const mail = composeMail({ ...MESSAGE, email: 'zoë@example.org' }, SETTINGS);
  expect(mail).not.toHaveProperty('replyTo');
  expect(mail.text).toContain('Ann Lee <zoë@example.org>\nNot every mail server supports');
  expect(composeMail({ ...MESSAGE, email: 'ann@exämple.org' }, SETTINGS)).toMatchObject({
    replyTo: { address: 'ann@xn--exmple-cua.org' },
  });
});

test('a retry waits twice as long as the one before, up to six hours', () => {
  const delays = [1, 2, 3, 60].map((attempts) => retryDelay(attempts, 1000, () => 0.5));
  expect(delays).toEqual([1000, 2000, 4000, 6 * 60 * 60 * 1000]);
  expect([retryDelay(1, 1000, () => 0), retryDelay(1, 1000, () => 1)]).toEqual([900, 1100]);
});
