import { describe, expect, test } from '@jest/globals';
import { renderPage } from '../../testing/render-page.tsx';
import { page } from '../tools/page.tsx';

describe('a worksheet', () => {
  test('has the problems, and the answers on a second sheet, even without scripts', async () => {
    const { html, head } = await renderPage(page, '/worksheet?category=length&from=mi&to=km&count=20');
    expect([...html.matchAll(/<option[^>]*>(\d+)</g)].map(([, count]) => count)).toEqual(['10', '20', '30']);
    const [problems = '', answers = ''] = html.split('<section').slice(-2);
    expect(problems).toContain('Miles to kilometers');
    expect(problems.match(/<li/g)).toHaveLength(20);
    expect(answers).toMatch(/<details class="[^"]*"><summary>.*Answers: miles to kilometers/);
    expect(answers.match(/<li/g)).toHaveLength(20);
    expect(answers).toContain('<s>mi</s>');
    expect(answers).not.toContain('<s>km</s>');
    expect(head.canonical).toBe('/worksheet');
  });

  test('shows the formula instead of a chain of factors for temperatures', async () => {
    const { html, text } = await renderPage(page, '/worksheet?category=temperature&from=c&to=f');
    expect(text).toContain('Formula: (°C × 9/5) + 32 = °F.');
    expect(html).not.toContain('<s>');
    const [, game = ''] = html.split('Guess first');
    expect(game).toContain('<svg');
  });

  test('keeps capital letters inside names', async () => {
    const { text } = await renderPage(page, '/worksheet?category=volume&from=gal-us&to=L');
    expect(text).toContain('Answers: US gallons to liters');
  });

  test('shows the calculation for a value and keeps its significant figures', async () => {
    const { text } = await renderPage(page, '/worksheet?category=length&from=mi&to=km');
    expect(text).toContain('You typed 2 significant figures, so the answer keeps 2: 8.0 km');
    expect(text).toContain('5.0 miles times 5280 feet per 1 mile');
  });

  test('asks for two different units', async () => {
    const { text, html } = await renderPage(page, '/worksheet?category=length&from=ft&to=ft');
    expect(text).toContain('Choose two different units.');
    expect(html).not.toContain('Name: ');
  });

  test('lets the visitor guess on a scale that does not show the answer', async () => {
    const { html } = await renderPage(page, '/worksheet?category=length&from=mi&to=ft');
    const [, game = ''] = html.split('Guess first');
    const scale = game.slice(0, game.indexOf('</svg></div>'));
    expect(scale).toMatch(/aria-label="[\d,]+ feet"/);
    expect(scale).not.toMatch(/ mi</);
  });

  test('changes with the seed', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map((seed) => renderPage(page, `/worksheet?category=length&from=ft&to=m&seed=${seed}`)),
    );
    expect(one?.text).not.toBe(two?.text);
  });
});
