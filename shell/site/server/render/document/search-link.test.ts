import { expect, test } from '@jest/globals';
import { searchLink } from './search-link.ts';

test('the link to the description of the search escapes the site’s name', () => {
  expect(searchLink({ name: 'A "B" & C' })).toContain('title="A &quot;B&quot; &amp; C"');
});
