import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import type { MailSettings } from '../../configuration/configuration.ts';
import { composeMail } from './compose-mail.ts';
import { MailRefusedError, MailSender, MailTimeoutError } from './mail-sender.ts';
import type { StoredMessage } from '../messages/stored-message.ts';

/** In answer to these commands a server speaks of the message; before them, of us: a wrong password is no fault of the message. */
const ABOUT_THE_MESSAGE = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);
/** 5xx that speak of us all the same: authentication is missing or refused (RFC 4954). */
const ABOUT_US = new Set([530, 534, 535, 538]);

export class SmtpMailSender extends MailSender {
  readonly #settings: MailSettings;
  readonly #transport: Transporter;

  constructor(smtpUrl: string, settings: MailSettings) {
    super();
    const { timeoutMs } = settings;
    this.#settings = settings;
    this.#transport = createTransport({ url: smtpUrl, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs });
  }

  override async send(message: StoredMessage): Promise<void> {
    try {
      await withinTime(this.#transport.sendMail(composeMail(message, this.#settings)), this.#settings.timeoutMs);
    } catch (error) {
      if (isPermanent(error as SmtpError)) throw new MailRefusedError((error as SmtpError).response ?? (error as Error).message, { cause: error });
      throw error;
    }
  }

  override close(): void {
    this.#transport.close();
  }
}

interface SmtpError {
  responseCode?: number;
  command?: string;
  response?: string;
}

/** RFC 5321, section 4.2.1: after 5yz the same is not to be tried again. A full mailbox (5.2.2) is emptied some day. */
function isPermanent({ responseCode = 0, command = '', response = '' }: SmtpError): boolean {
  return responseCode >= 500 && responseCode < 600 && ABOUT_THE_MESSAGE.has(command) && !ABOUT_US.has(responseCode) && !/^\d{3}[ -]5\.2\.2\b/.test(response);
}

/** A server that sends a little now and then never times out by silence. */
async function withinTime(sending: Promise<unknown>, timeoutMs: number): Promise<void> {
  sending.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new MailTimeoutError(`The mail server did not take the message within ${timeoutMs} ms.`)), timeoutMs);
  });
  await Promise.race([sending, timeout]).finally(() => clearTimeout(timer));
}
