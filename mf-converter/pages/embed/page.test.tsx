import { describe, expect, test } from '@jest/globals';
import { renderPage } from '../../testing/render-page.tsx';
import { page } from './page.tsx';

describe('an embedded converter', () => {
  test('has the result and the double scale without scripts, and its canonical URL is the converter’s page', async () => {
    const { html, text, head } = await renderPage(page, '/embed/length/feet-to-meters?value=6');
    expect(html).toContain('<h1>Feet to meters</h1>');
    expect(text).toContain('6 ft = 1.829 m');
    expect(html).toContain('<svg');
    expect(head.canonical).toBe('/converter/length/feet-to-meters');
    expect(page.isEmbeddable).toBe(true);
  });

  test('opens the site in a new tab, and the reverse conversion in the frame with the same colors', async () => {
    const { html } = await renderPage(page, '/embed/length/feet-to-meters?theme=dark');
    expect(html).toContain('<a href="/converter/length/feet-to-meters" target="_blank" rel="noopener">');
    expect(html).toMatch(/href="\/embed\/length\/meters-to-feet\?value=[\d.]+&amp;theme=dark"/);
  });

  test('redirects from another spelling, and is not found for an unknown pair', async () => {
    expect((await renderPage(page, '/embed/length/ft-to-m?theme=dark')).result).toEqual({
      kind: 'redirect',
      to: '/embed/length/feet-to-meters?theme=dark',
    });
    expect((await renderPage(page, '/embed/length/feet-to-nothing')).result.kind).toBe('not-found');
    expect((await renderPage(page, '/embed/nothing/feet-to-meters')).result.kind).toBe('not-found');
  });
});
