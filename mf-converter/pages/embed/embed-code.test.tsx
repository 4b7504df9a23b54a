import { describe, expect, test } from '@jest/globals';
import { renderPage } from '../../testing/render-page.tsx';
import { page } from '../tools/page.tsx';

describe('the page for embedding a converter', () => {
  test('shows the code for the chosen pair and colors, even without scripts', async () => {
    const { text, head } = await renderPage(page, '/embed?category=weight&from=lb&to=kg&theme=dark');
    expect(text).toContain('&lt;iframe src="https://site.test/embed/weight/pounds-to-kg?theme=dark"');
    expect(text).toContain('title="Pounds to kilograms converter"');
    expect(head.canonical).toBe('/embed');
  });

  test('ignores colors that don’t exist', async () => {
    const { text } = await renderPage(page, '/embed?theme=pink');
    expect(text).toMatch(/iframe src="https:\/\/site\.test\/embed\/length\/[\w-]+"/);
  });

  test('asks for two different units', async () => {
    expect((await renderPage(page, '/embed?category=length&from=ft&to=ft')).text).toContain(
      'Choose two different units.',
    );
  });
});
