import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import type { MailSettings } from '../configuration/configuration.ts';
import type { KeptMessage } from './contact-messages.ts';
import { MailSender } from './mail-sender.ts';

export class SmtpMailSender extends MailSender {
  readonly #settings: MailSettings;
  readonly #transport: Transporter;

  constructor(smtpUrl: string, settings: MailSettings) {
    super();
    const { timeoutMs } = settings;
    this.#settings = settings;
    this.#transport = createTransport({ url: smtpUrl, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs });
  }

  override async send({ id, receivedAt, name, email, subject, message }: KeptMessage): Promise<void> {
    const { contactEmail, siteName, timeoutMs } = this.#settings;
    const sending = this.#transport.sendMail({
      messageId: `<${id}@${contactEmail.split('@').at(-1)}>`,
      date: new Date(receivedAt),
      // From the site itself: a mail server refuses what claims to come from the visitor's own domain.
      from: { name: siteName, address: contactEmail },
      to: contactEmail,
      replyTo: { name, address: email },
      subject: `[${siteName}] ${subject}`,
      text: `${message}\n\n-- \n${name} <${email}>\n`,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await withinTime(sending, timeoutMs);
  }

  override close(): void {
    this.#transport.close();
  }
}

/** A server that sends a little now and then never times out by silence. */
async function withinTime(sending: Promise<unknown>, timeoutMs: number): Promise<void> {
  sending.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The mail server did not take the message within ${timeoutMs} ms.`)), timeoutMs);
  });
  await Promise.race([sending, timeout]).finally(() => clearTimeout(timer));
}
