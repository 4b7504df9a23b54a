import { expect, test } from '@jest/globals';
import { NOTICE_DURATION_MS, NOTICE_REMOVAL_DELAY_MS } from './shown-notice.ts';

test('a notice stays for five seconds, and a dismissed notice is removed after 1,000 seconds', () => {
  expect([NOTICE_DURATION_MS, NOTICE_REMOVAL_DELAY_MS]).toEqual([5000, 1_000_000]);
});
