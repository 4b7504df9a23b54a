import { describe, expect, test } from '@jest/globals';
import { renderPage } from '../../testing/render-page.tsx';
import { page } from '../tools/page.tsx';

const valuesIn = (html: string) => [...html.matchAll(/<th[^>]*scope="row"/g)].length;

describe('the table maker', () => {
  test('starts with a complete table, even without scripts', async () => {
    const { html, head } = await renderPage(page, '/conversion-table');
    expect(html).toContain('<h1>Conversion Table Maker</h1>');
    expect(valuesIn(html)).toBe(20);
    expect(head.canonical).toBe('/conversion-table');
  });

  test('makes the table that the URL specifies, with up to three units', async () => {
    const { html, text } = await renderPage(
      page,
      '/conversion-table?category=weight&from=kg&to=lb&to2=oz&to3=st&first=50&last=60&step=2.5&round=d1',
    );
    expect(text).toContain('Kilograms to pounds, ounces, and stone');
    expect(valuesIn(html)).toBe(5);
    expect(text).toContain('110.2');
    expect(text).toContain('5 rows');
  });

  test('keeps capital letters inside names', async () => {
    const { text } = await renderPage(page, '/conversion-table?category=temperature&from=c&to=f');
    expect(text).toContain('Degrees Celsius to degrees Fahrenheit');
  });

  test('says what is wrong with a number or a step', async () => {
    expect((await renderPage(page, '/conversion-table?first=abc')).text).toContain('Enter a number such as');
    expect((await renderPage(page, '/conversion-table?step=0')).text).toContain('Enter a step other than 0.');
  });
});
