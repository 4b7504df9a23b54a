import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import { createApiClient } from '@site/api-contract';
// styled-components checks for a document when it loads. Load it before the window, or later test files can't render.
import { PageServicesProvider } from '@site/shell-contract';
import { openWindow } from '@site/shell-contract/testing/window';
import { createRequire } from 'node:module';
import { act } from 'react';
import type * as ReactDom from 'react-dom/client';
import { ContactForm } from './contact-form.tsx';

const MESSAGE = { name: 'Ann Lee', email: 'ann@example.org', subject: 'Hello', message: 'How long is a mile?' };
const FIELDS = Object.keys(MESSAGE) as (keyof typeof MESSAGE)[];

const browser = openWindow('http://localhost/contact');
// React DOM checks for a document only when it loads, and an earlier test file in this worker may have loaded it.
const require = createRequire(import.meta.url);
for (const file of Object.keys(require.cache)) if (file.includes('/react-dom/')) delete require.cache[file];
const { createRoot } = require('react-dom/client') as typeof ReactDom;

let answered: PromiseWithResolvers<Response>;
let requests: number;
let root: ReturnType<typeof createRoot>;

beforeEach(async () => {
  answered = Promise.withResolvers();
  requests = 0;
  const fetch = () => {
    requests += 1;
    return answered.promise;
  };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <PageServicesProvider
        value={{
          site: { name: 'Test Site', url: 'https://site.test', contactEmail: 'hello@site.test', gaId: '' },
          api: createApiClient({ baseUrl: '', fetch }),
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
});
afterAll(() => browser.close());

const form = () => document.querySelector('form') as HTMLFormElement;
const control = (name: string) => form().elements.namedItem(name) as HTMLInputElement;

/** Uses the prototype's setter, because React ignores a value set through its own. */
async function type(name: string, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control(name)), 'value')?.set?.call(control(name), text);
  await act(async () => void control(name).dispatchEvent(new Event('input', { bubbles: true })));
}

const submit = () =>
  act(async () => void form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));

async function send() {
  for (const name of FIELDS) control(name).value = MESSAGE[name];
  form().dispatchEvent(new Event('input', { bubbles: true }));
  await submit();
}

async function answer(status: number, body: object) {
  answered.resolve(Response.json(body, { status }));
  // The button is disabled while the message is being sent.
  while (form().querySelector('button')?.disabled)
    await act(async () => new Promise((resolve) => setImmediate(resolve)));
}

const texts = () => FIELDS.map((name) => control(name).value);
const draft = () => JSON.parse(sessionStorage.getItem('contact-draft') ?? 'null') as unknown;

test('sends a message once, makes the fields read-only while sending, and then clears the text and the draft', async () => {
  const areReadOnly = () => FIELDS.map((name) => control(name).readOnly);
  expect(areReadOnly()).toEqual([false, false, false, false]);
  await send();
  await submit();
  expect(areReadOnly()).toEqual([true, true, true, true]);
  expect(form().querySelector('button')?.textContent).toBe('Sending...');
  expect(draft()).toEqual(MESSAGE);
  await answer(201, { id: '1' });
  expect(areReadOnly()).toEqual([false, false, false, false]);
  expect(form().querySelector('button')?.textContent).toBe('Send message');
  expect(texts()).toEqual(['', '', '', '']);
  expect(draft()).toBeNull();
  expect(requests).toBe(1);
});

test('keeps the text and the draft if the message could not be sent', async () => {
  await send();
  await answer(503, { statusCode: 503, error: 'Service Unavailable', message: 'Try again later.' });
  expect(texts()).toEqual(Object.values(MESSAGE));
  expect(draft()).toEqual(MESSAGE);
});

test('does not send invalid fields, focuses the first one, and hides an error once its field is valid', async () => {
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
