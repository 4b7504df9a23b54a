import { describe, expect, test } from '@jest/globals';
import { waitFor } from '../../support/wait-for.ts';
import { CONVERTER, keptFieldValue, typeFive, workplace } from './developed-site.ts';

const VIEW = 'mf-converter/converter/views/reading-lines.tsx';
const EDIT = 'An edit while it runs';

const { edit, developedSite } = workplace();

describe('npm run dev mf-converter', () => {
  const site = developedSite('mf-converter');

  test('shows an edit immediately and keeps the typed text, and the server renders it into the next page', async () => {
    const { page, complaints, keepsSentHeading } = await site.open(CONVERTER);
    expect(await keepsSentHeading()).toBe(true);
    const field = await typeFive(page);
    const restore = edit(VIEW, '</Box>', `<p>${EDIT}</p></Box>`);
    try {
      await page.getByText(EDIT).waitFor();
      expect(await keptFieldValue(field)).toBe('5');
      const { status, policy } = await waitFor('the edit from the server', async () => {
        const response = await site.read(CONVERTER);
        return response.html.includes(EDIT) && response;
      });
      expect(status).toBe(200);
      expect(policy).not.toMatch(/unsafe|\*/);
    } finally {
      restore();
    }
    await page.getByText(EDIT).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  test('serves the released pages of the other remotes', async () => {
    expect(await site.read('/about-us')).toMatchObject({ status: 200, html: expect.stringContaining('About Us') });
  });

  test('reports an error in an edit, keeps serving the former build, and applies the next edit', async () => {
    const restore = edit(VIEW, '</Box>', '</Bx>');
    try {
      await waitFor('the error', async () => site.output().includes('reading-lines.tsx'));
      expect(await site.read(CONVERTER)).toMatchObject({
        status: 200,
        html: expect.stringContaining('Feet to Meters'),
      });
    } finally {
      restore();
    }
    await waitFor('the next build', async () => site.output().includes('mf-converter: builds again'));
  });
});
