import { beforeAll, expect, test } from '@jest/globals';
import { runCompose } from '../support/compose.ts';
import type { ComposedSite } from '../support/composed-site.ts';
import { deriveInBrowser } from '../support/release-copy.ts';
import { sharedSite } from '../support/shared-site.ts';

let site: ComposedSite;

beforeAll(async () => {
  site = await sharedSite();
});

test('a plan is tested in Chromium on request, and a failure only there is rejected', async () => {
  const changed = (version: string, change: (file: string, content: string) => string) =>
    site.addressOf(
      'mf-contact',
      deriveInBrowser(site.releaseRoot('mf-contact'), site.releases['mf-contact'], version, change),
    );
  const sound = changed('9.6.0', (file, content) => (file.includes('entry') ? `${content}\n;` : content));
  expect(await runCompose(site.compositionFile, 'plan', sound, '--browser')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/✓ render +All remotes started[^]*✓ browser +Chromium opened .*\/converter\/\w+/),
  });
  const broken = changed('9.7.0', (file, content) =>
    file.includes('entry') ? content : `throw new Error("Only in browsers");${content}`,
  );
  const { revision } = await site.health();
  expect(await runCompose(site.compositionFile, 'use', broken, '--browser')).toMatchObject({
    code: 1,
    output: expect.stringContaining('/contact: '),
  });
  expect((await site.health()).revision).toBe(revision);
});
