import { describe, expect, test } from '@jest/globals';
import { renderPage } from '../../testing/render-page.tsx';
import { page } from './page.tsx';

describe('all converters', () => {
  test('groups the categories by letter, in the order of the alphabet, with links to the letters', async () => {
    const { html } = await renderPage(page, '/all-converters');
    const sections = [...html.matchAll(/<section id="section-(\w)"/g)].map(([, letter]) => letter);
    expect(sections).toEqual(['A', 'D', 'E', 'F', 'L', 'P', 'S', 'T', 'V', 'W']);
    expect([...html.matchAll(/href="#section-(\w)"/g)].map(([, letter]) => letter)).toEqual(sections);
    expect([...html.matchAll(/href="\/category\/([\w-]+)"/g)].map(([, slug]) => slug)).toEqual([
      'angle', 'area', 'data', 'energy', 'force', 'fuel-economy', 'length', 'pressure', 'speed', 'temperature', 'time', 'volume', 'weight',
    ]);
  });

  test('answers the site’s search', async () => {
    const { html, text } = await renderPage(page, '/all-converters?q=lbs%20to%20kilos');
    expect(text).toContain('Results for “lbs to kilos”');
    expect(html).toContain('href="/converter/weight/pounds-to-kg"');
  });

  test('says so when the search finds nothing', async () => {
    expect((await renderPage(page, '/all-converters?q=zzzz')).text).toContain('No converter found');
  });

  test('writes what was searched for as text', async () => {
    const { html } = await renderPage(page, '/all-converters?q=%3Cscript%3E');
    expect(html).not.toContain('<script>');
  });
});
