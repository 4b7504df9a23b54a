import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startMailServer } from '../../testing/start-mail-server.ts';
import type { MailServer } from '../../testing/start-mail-server.ts';
import { composeMail, MailRefusedError, MailSender, type MailSettings } from './mail-sender.ts';
import { getRetryDelay } from './contact-delivery.ts';

const SETTINGS: MailSettings = {
  contactEmail: 'desk@site.example',
  mailFrom: 'no-reply@mailer.example',
  siteName: 'Units',
  smtpTimeoutMs: 60_000,
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

test("the Message-ID of an email consists of the message's ID and the sender's domain", () => {
  expect(composeMail(MESSAGE, SETTINGS)).toMatchObject({
    messageId: '<one@mailer.example>',
    from: { name: 'Units', address: 'no-reply@mailer.example' },
    to: 'desk@site.example',
    replyTo: { name: 'Ann Lee', address: 'ann@example.org' },
    text: 'How many feet are in a mile?\n\n-- \nAnn Lee <ann@example.org>\n',
    date: new Date(MESSAGE.receivedAt),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
});

test('invisible characters and text-direction marks do not change how the name and the subject look', () => {
  const { replyTo, subject } = composeMail(
    { ...MESSAGE, name: 'A\u200bnn\u202e Lee', subject: 'A\u2066 que\ufeffstion' },
    SETTINGS,
  );
  expect(replyTo).toEqual({ name: 'Ann Lee', address: 'ann@example.org' });
  expect(subject).toBe('[Units] A question');
});

test('an email address that not every mail server supports appears only in the text', () => {
  const mail = composeMail({ ...MESSAGE, email: 'zoë@example.org' }, SETTINGS);
  expect(mail).not.toHaveProperty('replyTo');
  expect(mail.text).toContain('Ann Lee <zoë@example.org>\nNot every mail server supports');
  expect(composeMail({ ...MESSAGE, email: 'ann@exämple.org' }, SETTINGS)).toMatchObject({
    replyTo: { address: 'ann@xn--exmple-cua.org' },
  });
});

test('each retry waits twice as long as the previous one, up to six hours, in whole milliseconds', () => {
  const delays = [1, 2, 3, 60, 5_000].map((attempts) => getRetryDelay(attempts, 1000, () => 0.5));
  expect(delays).toEqual([1000, 2000, 4000, 21_600_000, 21_600_000]);
  expect([getRetryDelay(1, 1000, () => 0), getRetryDelay(1, 1000, () => 1)]).toEqual([900, 1100]);
  expect(Number.isInteger(getRetryDelay(1, 333, () => 0.123))).toBe(true);
  expect(getRetryDelay(1, 0)).toBe(1);
});

describe('a mail server', () => {
  let server: MailServer;
  let trouble: 'none' | 'refuse' | 'reject' | 'stall' = 'none';
  let refusedCommand: 'MAIL FROM' | 'RCPT TO' | undefined;
  beforeAll(async () => {
    server = await startMailServer({ trouble: () => trouble, refusedCommand: () => refusedCommand });
  });
  afterAll(() => server.stop());

  async function send(changes: Partial<typeof MESSAGE> = {}, settings: Partial<MailSettings> = {}): Promise<void> {
    const sender = new MailSender(server.url, { ...SETTINGS, ...settings });
    await sender.send({ ...MESSAGE, ...changes }).finally(() => sender.close());
  }
  const getHeaders = (text = '') => text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ');

  test('gets every header in ASCII, with the visitor in Reply-To', async () => {
    await send({ name: 'Zoë, "the fox"', email: 'ann@müller.example' }, { mailFrom: 'web@büro.example' });
    const headers = getHeaders(server.received.at(-1));
    expect(headers).toMatch(/^[\x20-\x7e\r\n]*$/);
    expect(headers).toMatch(/^From: Units <web@xn--bro-hoa\.example>$/im);
    expect(headers).toMatch(/^To: desk@site\.example$/im);
    expect(headers).toMatch(/^Reply-To: .*<ann@xn--mller-kva\.example>$/im);
    expect(headers).toMatch(/^Message-ID: <one@xn--bro-hoa\.example>$/im);
  });

  test.each([
    ['rejects a message is not asked again', 'reject', undefined, true, '554 5.7.1 We do not like this message'],
    ['refuses a message for now is asked again', 'refuse', undefined, false, '451 Try again later'],
    ['refuses the sender is asked again', 'none', 'MAIL FROM', false, '554 5.7.1 Relay access denied'],
  ] as const)('that %s', async (_what, fault, command, isPermanent, reason) => {
    [trouble, refusedCommand] = [fault, command];
    const error: unknown = await send().catch((failure: unknown) => failure);
    [trouble, refusedCommand] = ['none', undefined];
    expect(error).toMatchObject({ message: expect.stringContaining(reason) });
    expect(error instanceof MailRefusedError).toBe(isPermanent);
    await send();
  });

  test('that does not respond is disconnected after the timeout', async () => {
    trouble = 'stall';
    await expect(send({}, { smtpTimeoutMs: 100 })).rejects.toMatchObject({
      code: expect.stringMatching(/^(MAIL_)?E?TIME/),
    });
    trouble = 'none';
  });
});
