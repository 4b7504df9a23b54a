import { expect, test } from '@jest/globals';
import { renderPage } from '../../testing/render-page.tsx';
import { page } from './page.tsx';

test('without scripts, the page says what visitors can do instead', async () => {
  const { html, text, head } = await renderPage(page, '/five-by-eye');
  expect(head.canonical).toBe('/five-by-eye');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(text).toContain('JavaScript is off');
  expect(html).not.toContain('Question 1 of 5');
});

test('the URL of a day shows its first question without the answer', async () => {
  const { html, text } = await renderPage(page, '/five-by-eye?date=2026-11-28');
  expect(text).toContain('Question 1 of 5');
  const game = html.slice(html.indexOf('Question 1'), html.indexOf('November 28, 2026'));
  expect(game).toMatch(/role="img" aria-label="[\d.,]+ [a-z ]+"/);
  expect(game).not.toContain('≈');
  expect((await renderPage(page, '/five-by-eye?date=2026-02-30')).text).not.toContain('Question 1 of 5');
});
