import { createApiClient } from '@site/api-contract';
import { RouteContextProvider } from '@site/shell-contract';
import type { RouteContext } from '@site/shell-contract';
import { describe, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { route } from './contact.tsx';

const context: RouteContext = {
  path: '/contact',
  params: {},
  search: new URLSearchParams(),
  site: { name: 'Test Site', url: 'https://site.test', contactEmail: 'hello@site.test', gaId: '' },
  api: createApiClient({ baseUrl: 'http://localhost:1' }),
  queryClient: new QueryClient(),
  reportDegraded: () => {},
};

function render(search = '', submission?: RouteContext['submission']) {
  return renderToStaticMarkup(
    <StaticRouter location={`/contact${search}`}>
      <RouteContextProvider value={{ ...context, search: new URLSearchParams(search), submission }}>
        <route.Page />
      </RouteContextProvider>
    </StaticRouter>,
  );
}

const html = render();

describe('contact page as served', () => {
  test('is a form that a browser without scripts can post', () => {
    const [form = ''] = html.match(/<form[^>]*>/) ?? [];
    for (const attribute of ['method="post"', 'action="/api/contact"', 'noValidate']) expect(form).toContain(attribute);
    for (const name of ['name', 'email', 'subject', 'message', 'recaptchaToken']) expect(html).toContain(`name="${name}"`);
    expect(html).toMatch(/<textarea[^>]*rows="6"/);
    expect(html).toMatch(/<button type="submit"[^>]*>Send message</);
  });

  test('says nothing of errors before anything was sent', () => {
    expect(html).not.toContain('aria-invalid');
    expect(html).toMatch(/role="alert"[^>]*><\/span>/);
  });

  test('links to the privacy policy and the terms, and gives the configured address', () => {
    expect(html).toContain('href="/privacy-policy"');
    expect(html).toContain('href="/terms-of-service"');
    expect(html).toContain('href="mailto:hello@site.test"');
    expect(html).toContain('<span aria-current="page">Contact Us</span>');
  });

  test('thanks whoever comes back from posting the form without scripts', () => {
    expect(render('?sent=1')).toContain('Thank you for your message. We will get back to you soon.');
    expect(html).not.toContain('Message Sent');
  });

  test('shows a form that was refused again, with what was entered and what is wrong with it', () => {
    const submission = {
      values: { name: 'Al', email: 'al@example', subject: 'Fives', message: 'Ten chars. <b>' },
      errors: { email: ['Please enter a valid email address'] },
      message: 'Some fields need another look.',
    };
    const again = render('', submission);
    expect(again).toMatch(/role="alert"[^>]*><h2>Error<\/h2><p>Some fields need another look\.<\/p>/);
    expect(again.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(again).toContain('Please enter a valid email address');
    expect(again).toContain('value="al@example"');
    expect(again).toContain('Ten chars. &lt;b&gt;</textarea>');
  });

  test('has its metadata', () => {
    expect(route.resolve(context)).toMatchObject({
      kind: 'page',
      head: { title: 'Contact Us', canonical: '/contact', description: expect.stringContaining('Test Site') },
    });
  });
});
