import { describe, expect, test } from '@jest/globals';
import { renderPage } from '../../testing/render-page.tsx';
import { page } from '../tools/page.tsx';

describe('the bulk converter', () => {
  test('has its heading, fields, and the units of the first category without scripts', async () => {
    const { html, head, text } = await renderPage(page, '/bulk-converter');
    expect(html).toContain('<h1>Bulk Unit Converter</h1>');
    expect(html).toMatch(/<textarea[^>]* name="values"/);
    expect(html).toContain('<option value="km">Kilometers (km)</option>');
    expect(text).not.toContain('Results in');
    expect(head.canonical).toBe('/bulk-converter');
  });

  test('converts the lines of a submitted form and says which line can’t be read', async () => {
    const { text } = await renderPage(
      page,
      '/bulk-converter?category=weight&from=lb&to=kg&round=d2&values=10%0D%0Aabc%0D%0A1+st',
    );
    expect(text).toContain('2 lines converted. 1 line can’t be read. The first is line 2: This isn’t a number.');
    expect(text).toContain('2 abc This isn’t a number. 3 1 st 6.35');
  });

  test('counts unreadable lines and quotes the first one', async () => {
    const { text } = await renderPage(page, '/bulk-converter?from=ft&to=m&values=10%0D%0Aabc%0D%0Axyz');
    expect(text).toContain('1 line converted. 2 lines can’t be read. The first is line 2: This isn’t a number.');
  });

  test('replaces unknown units and categories in the URL with defaults', async () => {
    const { html } = await renderPage(page, '/bulk-converter?category=nothing&from=x&to=y');
    expect(html).toContain('<option value="length" selected="">');
  });
});
