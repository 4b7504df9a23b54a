import { domainToASCII } from 'node:url';
import { visibleText } from '@site/api-contract';
import type { SendMailOptions } from 'nodemailer';
import type { MailSettings } from '../../configuration/configuration.ts';
import type { StoredMessage } from '../messages/stored-message.ts';

const NOT_ASCII = /[^\x21-\x7e]/;

/** Composes an e-mail that servers without SMTPUTF8 accept, too. */
export function composeMail(
  { id, receivedAt, name, email, subject, message }: StoredMessage,
  settings: MailSettings,
): SendMailOptions {
  const { mailFrom, contactEmail, siteName } = settings;
  const address = replyAddress(email);
  const note =
    address === undefined
      ? 'Not every mail server supports the letters in this address, so Reply-To is not set. Copy the address from here.\n'
      : '';
  return {
    messageId: `<${id}@${asciiDomain(mailFrom) ?? 'localhost'}>`,
    date: new Date(receivedAt),
    // Mail servers reject a sender that claims the visitor's domain (SPF, DMARC).
    from: { name: siteName, address: mailFrom },
    to: contactEmail,
    ...(address !== undefined && { replyTo: { name: visibleText(name), address } }),
    subject: `[${siteName}] ${visibleText(subject)}`,
    text: `${message}\n\n-- \n${visibleText(name)} <${email}>\n${note}`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The domain is in ASCII (Punycode). Undefined if the local part is not ASCII. */
function replyAddress(email: string): string | undefined {
  const local = email.slice(0, email.lastIndexOf('@'));
  const domain = asciiDomain(email);
  return NOT_ASCII.test(local) || domain === undefined ? undefined : `${local}@${domain}`;
}

function asciiDomain(address: string): string | undefined {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1)) || undefined;
}
