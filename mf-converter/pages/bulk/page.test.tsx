import { describe, expect, test } from '@jest/globals';
import { renderPage } from '../../testing/render-page.tsx';
import { page } from './page.tsx';

describe('the bulk converter', () => {
  test('is complete without scripts: heading, fields, and the units of the first category', async () => {
    const { html, head, text } = await renderPage(page, '/bulk-converter');
    expect(html).toContain('<h1>Bulk Unit Converter</h1>');
    expect(html).toMatch(/<textarea[^>]* name="values"/);
    expect(html).toContain('<option value="km">Kilometers (km)</option>');
    expect(text).not.toContain('Results in');
    expect(head.canonical).toBe('/bulk-converter');
  });

  test('a submitted form converts its lines and says which one can’t be read', async () => {
    const { text, html } = await renderPage(
      page,
      '/bulk-converter?category=weight&from=lb&to=kg&round=d2&values=10%0D%0Aabc%0D%0A1+st',
    );
    expect(text).toContain('2 lines converted. 1 line can’t be read, the first in line 2: This isn’t a number.');
    expect(html).toMatch(/<textarea[^>]* readOnly[^>]*>4\.54\nabc \(not converted\)\n6\.35<\/textarea>/i);
  });

  test('unknown units and categories in the address fall back', async () => {
    const { html } = await renderPage(page, '/bulk-converter?category=nothing&from=x&to=y');
    expect(html).toContain('<option value="length" selected="">');
  });
});
