import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import type { MailSettings } from '../../configuration/configuration.ts';
import { composeMail } from './compose-mail.ts';
import { MailRefusedError, MailSender, MailTimeoutError } from './mail-sender.ts';
import type { StoredMessage } from '../messages/stored-message.ts';

export class SmtpMailSender extends MailSender {
  readonly #settings: MailSettings;
  readonly #transport: Transporter;

  constructor(smtpUrl: string, settings: MailSettings) {
    super();
    const { timeoutMs } = settings;
    this.#settings = settings;
    this.#transport = createTransport({
      url: smtpUrl,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
  }

  override async send(message: StoredMessage): Promise<void> {
    try {
      await withinTime(this.#transport.sendMail(composeMail(message, this.#settings)), this.#settings.timeoutMs);
    } catch (error) {
      if (isPermanent(error as SmtpError))
        throw new MailRefusedError((error as SmtpError).response ?? (error as Error).message, { cause: error });
      throw error;
    }
  }

  override close(): void {
    this.#transport.close();
  }
}

interface SmtpError {
  responseCode?: number;
  /** nodemailer's `EMESSAGE`: the server replied after it received the whole message. */
  code?: string;
  response?: string;
}

/**
 * RFC 5321 section 4.2.1: a 5yz reply is permanent. An earlier 5yz concerns this site's settings, which the operator
 * can fix, so it is retried. So is a full mailbox (5.2.2).
 */
function isPermanent({ responseCode = 0, code, response = '' }: SmtpError): boolean {
  return code === 'EMESSAGE' && responseCode >= 500 && responseCode < 600 && !/^\d{3}[ -]5\.2\.2\b/.test(response);
}

/** A socket timeout alone never fires if the server keeps trickling data. */
async function withinTime(sending: Promise<unknown>, timeoutMs: number): Promise<void> {
  sending.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new MailTimeoutError(`The mail server did not accept the message within ${timeoutMs} ms.`)),
      timeoutMs,
    );
  });
  await Promise.race([sending, timeout]).finally(() => clearTimeout(timer));
}
