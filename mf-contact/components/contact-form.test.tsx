import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import { createApiClient } from '@site/api-contract';
import { openWindow } from '@site/shell-contract/testing/window';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type * as ReactDom from 'react-dom/client';

const MESSAGE = { name: 'Ann Lee', email: 'ann@example.org', subject: 'Hello', message: 'How long is a mile?' };
const FIELDS = Object.keys(MESSAGE) as (keyof typeof MESSAGE)[];

const browser = openWindow('http://localhost/contact');
const { act } = await import('react');
// React DOM asks once, when it loads, if there is a document, and an earlier file of the worker may have loaded it.
const require = createRequire(import.meta.url);
for (const file of Object.keys(require.cache)) if (file.includes('/react-dom/')) delete require.cache[file];
const { createRoot } = require('react-dom/client') as typeof ReactDom;
const { PageServicesProvider } = await import('@site/shell-contract');
const { ContactForm } = await import('./contact-form.tsx');

let server: Server;
let posted: Promise<ServerResponse>;
let requests: number;
let root: ReturnType<typeof createRoot>;

beforeEach(async () => {
  const asked = Promise.withResolvers<ServerResponse>();
  posted = asked.promise;
  requests = 0;
  server = createServer((_request, response) => {
    requests += 1;
    asked.resolve(response);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const baseUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <PageServicesProvider
        value={{
          site: { name: 'Test Site', url: 'https://site.test', contactEmail: 'hello@site.test', gaId: '' },
          api: createApiClient({ baseUrl }),
          reload: () => {},
        }}
      >
        <ContactForm wasSent={false} submission={undefined} onSend={() => {}} onSent={() => {}} />
      </PageServicesProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  sessionStorage.clear();
  server.closeAllConnections();
  server.close();
});
afterAll(() => browser.close());

const form = () => document.querySelector('form') as HTMLFormElement;
const control = (name: string) => form().elements.namedItem(name) as HTMLInputElement;

/** React ignores a value that its own setter set. */
async function type(name: string, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control(name)), 'value')?.set?.call(control(name), text);
  await act(async () => void control(name).dispatchEvent(new Event('input', { bubbles: true })));
}

const submit = () =>
  act(async () => void form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));

async function send(): Promise<ServerResponse> {
  for (const name of FIELDS) control(name).value = MESSAGE[name];
  form().dispatchEvent(new Event('input', { bubbles: true }));
  await submit();
  return posted;
}

async function answer(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  // The button is disabled while the message is on its way.
  while (form().querySelector('button')?.disabled)
    await act(async () => new Promise((resolve) => setImmediate(resolve)));
}

test('nothing can be typed while the message is on its way', async () => {
  expect(FIELDS.map((name) => control(name).readOnly)).toEqual([false, false, false, false]);
  const response = await send();
  expect(FIELDS.map((name) => control(name).readOnly)).toEqual([true, true, true, true]);
  await answer(response, 201, { id: '1' });
  expect(FIELDS.map((name) => control(name).readOnly)).toEqual([false, false, false, false]);
});

test('a sent message leaves neither text nor draft', async () => {
  const response = await send();
  expect(JSON.parse(sessionStorage.getItem('contact-draft') ?? '{}')).toEqual(MESSAGE);
  await answer(response, 201, { id: '1' });
  expect(FIELDS.map((name) => control(name).value)).toEqual(['', '', '', '']);
  expect(sessionStorage.getItem('contact-draft')).toBeNull();
});

test('a message that could not be sent stays, and so does its draft', async () => {
  await answer(await send(), 503, { statusCode: 503, error: 'Service Unavailable', message: 'Try again later.' });
  expect(FIELDS.map((name) => control(name).value)).toEqual(Object.values(MESSAGE));
  expect(JSON.parse(sessionStorage.getItem('contact-draft') ?? '{}')).toEqual(MESSAGE);
});

test('a message is sent once, also if the form is submitted again while it is on its way', async () => {
  const response = await send();
  await submit();
  expect(form().querySelector('button')?.textContent).toBe('Sending...');
  await answer(response, 201, { id: '1' });
  expect(form().querySelector('button')?.textContent).toBe('Send message');
  expect(requests).toBe(1);
});

test('invalid fields are not sent, the first one gets the focus, and each error disappears once its field is valid', async () => {
  const errors: Record<keyof typeof MESSAGE, string> = {
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    subject: 'Subject must be at least 5 characters',
    message: 'Message must be at least 10 characters',
  };
  const alert = () => form().querySelector('[role="alert"]')?.textContent;
  await submit();
  expect(requests).toBe(0);
  expect(alert()).toBe('4 fields need another look.');
  expect(document.activeElement).toBe(control('name'));
  for (const name of FIELDS) {
    expect([name, form().textContent]).toEqual([name, expect.stringContaining(errors[name])]);
    expect(control(name).getAttribute('aria-invalid')).toBe('true');
    await type(name, MESSAGE[name]);
    expect(form().textContent).not.toContain(errors[name]);
  }
  await type('email', 'ann@example');
  await submit();
  expect(alert()).toBe('One field needs another look.');
  expect(document.activeElement).toBe(control('email'));
});
