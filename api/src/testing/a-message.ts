import type { ContactField } from '@site/api-contract';

type SentMessage = Record<ContactField | 'recaptchaToken', string>;

export function aMessage(changes: Partial<SentMessage> = {}): SentMessage {
  return {
    name: 'Ann Lee',
    email: 'ann@example.org',
    subject: 'A question',
    message: 'How many feet are in a mile?',
    recaptchaToken: 'placeholder',
    ...changes,
  };
}

export function postMessage(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
