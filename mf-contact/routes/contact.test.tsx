import { describe, expect, test } from '@jest/globals';
import type { PageContext } from '@site/shell-contract';
import { renderPage } from '@site/shell-contract/testing';
import { page } from './contact.tsx';

const render = (search = '', submission?: PageContext['submission']) =>
  renderPage(page, `/contact${search}`, { path: '/contact', search: new URLSearchParams(search), submission });
const { html, head } = await render();

describe('the served contact page', () => {
  test('has a form that works without scripts and shows no errors before it is sent', () => {
    const [form = ''] = html.match(/<form[^>]*>/) ?? [];
    for (const attribute of ['method="post"', 'action="/api/contact"', 'noValidate']) expect(form).toContain(attribute);
    for (const name of ['name', 'email', 'subject', 'message', 'recaptchaToken'])
      expect(html).toContain(`name="${name}"`);
    expect(html).toMatch(/<textarea[^>]*rows="6"/);
    expect(html).toMatch(/<button type="submit"[^>]*>Send message</);
    expect(html).not.toContain('aria-invalid');
    expect(html).toMatch(/role="alert"[^>]*><\/span>/);
  });

  test('links to the privacy policy and the terms, and shows the configured email address', () => {
    expect(html).toContain('href="/privacy-policy"');
    expect(html).toContain('href="/terms-of-service"');
    expect(html).toContain('href="mailto:hello@site.test"');
    expect(html).toContain('<span aria-current="page">Contact Us</span>');
  });

  test('confirms a sent message in a focusable panel above the form', async () => {
    const { html: sent } = await render('?sent=1');
    expect(sent).toMatch(/role="status" tabindex="-1"[^>]*><h2>Message Sent<\/h2>/i);
    expect(sent).toContain('Thank you for your message. We will get back to you soon.');
    expect(sent.indexOf('Message Sent')).toBeLessThan(sent.indexOf('<form'));
    expect(html).not.toContain('Message Sent');
  });

  test('shows a rejected form again with its values and errors', async () => {
    const submission = {
      values: { name: 'Al', email: 'al@example', subject: 'Fives', message: 'Ten chars. <b>' },
      errors: { email: ['Please enter a valid email address'] },
      message: 'Some fields need another look.',
    };
    const { html: again } = await render('', submission);
    expect(again).toMatch(/role="alert"[^>]*><h2>Error<\/h2><p>Some fields need another look\.<\/p>/);
    expect(again.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(again).toContain('Please enter a valid email address');
    expect(again).toContain('value="al@example"');
    expect(again).toContain('Ten chars. &lt;b&gt;</textarea>');
  });

  test('has a title, a description, and a canonical URL', () => {
    expect(head).toMatchObject({
      title: 'Contact Us',
      canonical: '/contact',
      description: expect.stringContaining('Test Site'),
    });
  });
});
