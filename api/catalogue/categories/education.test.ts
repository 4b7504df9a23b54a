import { describe, expect, test } from '@jest/globals';
import { categories } from '../generated/categories.ts';
import { loadEducation } from '../load-category.ts';

const LONG = ['length', 'weight', 'temperature'];

describe.each(categories.map(({ slug }) => slug))('the article about %s', (slug) => {
  test('is complete, long enough, and cites its sources', async () => {
    const { sections, sources } = (await loadEducation(slug))!;
    expect(sources).toBeDefined();
    const words = sections
      .flatMap(({ paragraphs }) => paragraphs)
      .join(' ')
      .split(/\s+/).length;
    expect(words).toBeGreaterThan(LONG.includes(slug) ? 450 : 160);
    expect(sections.length).toBeGreaterThanOrEqual(LONG.includes(slug) ? 6 : 3);
    for (const { heading, paragraphs } of sections) {
      expect(heading).toMatch(/^[A-Z0-9].*[^.]$/);
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[A-Z0-9].*[.]$/);
    }
  });
});
