import { visibleText } from '@site/api-contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { Configuration } from '../../configuration/configuration.ts';
import type { StoredMessage } from '../contact-messages.ts';

export type MailSettings = Pick<Configuration, 'siteName' | 'contactEmail' | 'mailFrom' | 'smtpTimeoutMs'>;

const NOT_ASCII = /[^\x21-\x7e]/;

/** The mail server rejected the message permanently. The error's `message` is the server's reply. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
  readonly code = 'MAIL_REFUSED';
}

export class MailSender {
  readonly #settings: MailSettings;
  readonly #transport: Transporter;

  constructor(smtpUrl: string, settings: MailSettings) {
    const { smtpTimeoutMs: timeoutMs } = settings;
    this.#settings = settings;
    this.#transport = createTransport({
      url: smtpUrl,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
  }

  /** Resolves once the server accepts the message. Retries use the same Message-ID. */
  async send(message: StoredMessage): Promise<void> {
    try {
      await limitTime(this.#transport.sendMail(composeMail(message, this.#settings)), this.#settings.smtpTimeoutMs);
    } catch (error) {
      if (isPermanent(error as SmtpError))
        throw new MailRefusedError((error as SmtpError).response ?? (error as Error).message, { cause: error });
      throw error;
    }
  }

  /** Also aborts sends in progress. */
  close(): void {
    this.#transport.close();
  }
}

interface SmtpError {
  responseCode?: number;
  /** nodemailer sets `EMESSAGE` if the server replied after receiving the whole message. */
  code?: string;
  response?: string;
}

/**
 * A 5yz reply to the whole message is permanent (RFC 5321, section 4.2.1). An earlier 5yz reply is about the site's
 * settings, which the operator can fix, so the message is retried.
 */
function isPermanent({ responseCode = 0, code }: SmtpError): boolean {
  return code === 'EMESSAGE' && responseCode >= 500 && responseCode < 600;
}

/** A socket timeout alone would never fire if the server trickled data. */
async function limitTime(sending: Promise<unknown>, timeoutMs: number): Promise<void> {
  const late = sleep(timeoutMs, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error(`The mail server did not accept the message within ${timeoutMs} ms.`), {
      code: 'MAIL_TIMEOUT',
    });
  });
  late.catch(() => {});
  sending.catch(() => {});
  await Promise.race([sending, late]);
}

/** Composes an email that servers without SMTPUTF8 also accept. */
export function composeMail(
  { id, receivedAt, name, email, subject, message }: StoredMessage,
  settings: MailSettings,
): SendMailOptions {
  const { mailFrom, contactEmail, siteName } = settings;
  const address = getReplyAddress(email);
  const note =
    address === undefined
      ? 'Not every mail server supports the letters in this address, so Reply-To is not set. Copy the address from here.\n'
      : '';
  return {
    messageId: `<${id}@${getAsciiDomain(mailFrom) ?? 'localhost'}>`,
    date: new Date(receivedAt),
    // Mail servers would reject a From address in the visitor's domain (SPF, DMARC).
    from: { name: siteName, address: mailFrom },
    to: contactEmail,
    ...(address !== undefined && { replyTo: { name: visibleText(name), address } }),
    subject: `[${siteName}] ${visibleText(subject)}`,
    text: `${message}\n\n-- \n${visibleText(name)} <${email}>\n${note}`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Converts the domain to Punycode. Returns undefined for a non-ASCII local part or an invalid domain. */
function getReplyAddress(email: string): string | undefined {
  const local = email.slice(0, email.lastIndexOf('@'));
  const domain = getAsciiDomain(email);
  return NOT_ASCII.test(local) || domain === undefined ? undefined : `${local}@${domain}`;
}

function getAsciiDomain(address: string): string | undefined {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1)) || undefined;
}
