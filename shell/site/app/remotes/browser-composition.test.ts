import { expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { locateDescriptor } from './browser-composition.ts';

test('the path of the site’s copy of a release contains the digest of its release.json', () => {
  const digest = createHash('sha384').update('{}').digest();
  expect(locateDescriptor(`/_releases/sha384-${digest.toString('hex')}/browser/`)).toEqual({
    url: `/_releases/sha384-${digest.toString('hex')}/release.json`,
    integrity: `sha384-${digest.toString('base64')}`,
    folder: 'browser/',
  });
  for (const kept of ['', `/_releases/sha384-${'0'.repeat(95)}/browser/`])
    expect(locateDescriptor(kept)).toBeUndefined();
});
