import { beforeAll, expect, test } from '@jest/globals';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { compose, runCompose } from '../support/compose.ts';
import type { ComposedSite } from '../support/composed-site.ts';
import { sharedSite } from '../support/shared-site.ts';
import type { RemoteName } from '../support/project.ts';
import { alterRelease } from '../support/release-copy.ts';
import { getSample } from '../support/sample.ts';
import { waitFor } from '../support/wait-for.ts';

let site: ComposedSite;
beforeAll(async () => {
  site = await sharedSite();
});

/** @param made an expression for the new module's factory, or a promise of it. `part` is the original module */
function withPart(remote: RemoteName, version: string, module: string, made: string): string {
  return alterRelease(site.releaseRoot(remote), site.releases[remote], version, (folder, { node }) => {
    const wrapped =
      'const { get } = module.exports; module.exports = { ...module.exports, get: async (name) => { const ' +
      `factory = await get(name); if (name !== '${module}') return factory; const part = await factory(); return ${made}; } };`;
    appendFileSync(join(folder, node.entry), `\n{ ${wrapped} }\n`);
  });
}

const use = (remote: RemoteName, release: string) => compose(site.compositionFile, site.getReleaseUrl(remote, release));

async function links(): Promise<string[]> {
  const { text } = await site.get('/contact');
  const frame = text.replace(/<main[\s\S]*<\/main>/, '');
  return [...new Set([...frame.matchAll(/<a\b[^>]*href="(\/[^"]*)"/g)].map(([, to = '']) => to))];
}

function logged(fields: Record<string, string>, sentence: RegExp) {
  const isIt = (line: Record<string, unknown>) =>
    Object.entries(fields).every(([key, value]) => line[key] === value) && sentence.test(String(line['msg']));
  return waitFor(`${JSON.stringify(fields)} in the log`, async () => site.log().some(isIt));
}

const OF_CONTENT = [
  '/about-us',
  '/privacy-policy',
  '/terms-of-service',
  '/sitemap',
  '/conversion-guides',
  '/about-units',
];

const FAULTS: [string, string, RegExp, string][] = [
  ['throws', '() => { throw new Error("no links today"); }', /no links today/, 'PART_FAILED'],
  [
    'breaks the contract',
    '() => ({ navigation: [{ label: "Prize", to: "https://elsewhere.example", places: { main: { order: 0 } } }] })',
    /0\.to: must be a path of this site/,
    'PART_INVALID',
  ],
  ['never resolves', 'new Promise(() => {})', /did not respond within \d+ s/, 'LATE'],
];

test.each(getSample(FAULTS, 2))(
  'a navigation part that %s loses only its own links, and the operator learns which remote failed and why',
  async (what, made, reason, code) => {
    const version = `9.0.0-${what.replaceAll(' ', '-')}`;
    await use('mf-content', withPart('mf-content', version, './parts/navigation', made));
    const shown = await links();
    for (const to of OF_CONTENT) expect(shown).not.toContain(to);
    expect((await site.get('/about-us')).status).toBe(200);
    expect(shown).toEqual(expect.arrayContaining(['/', '/category/length', '/all-converters', '/contact']));

    const { remotes, status } = await site.health();
    expect(remotes['mf-content']).toMatchObject({
      version,
      process: { state: 'ready' },
      withoutParts: { navigation: expect.stringMatching(reason) },
    });
    expect(status).toBe('degraded');
    await logged({ remote: 'mf-content', part: 'navigation', version, code }, reason);
  },
);

test('once a release is live, its new link appears in the frame of every page, including the shell’s own pages', async () => {
  const made = `() => ({ navigation: [...part.navigation, { label: 'Every Page', to: '/sitemap', places: { main: { order: 99 } } }] })`;
  await use('mf-content', withPart('mf-content', '9.1.0', './parts/navigation', made));
  for (const path of ['/', '/contact', '/nowhere']) {
    const [header = ''] = /<header[\s\S]*<\/header>/.exec((await site.get(path)).text) ?? [];
    expect(header).toMatch(/<a [^>]*href="\/sitemap"[^>]*>Every Page<\/a>/);
  }
  await use('mf-content', site.releases['mf-content']);
  expect((await site.get('/')).text).not.toContain('Every Page');
  expect((await site.health()).status).toBe('ok');
});

test('if one remote fails to list its pages, the whole sitemap returns 503', async () => {
  await use(
    'mf-content',
    withPart(
      'mf-content',
      '9.3.0',
      './parts/sitemap',
      `() => ({ sitemap: async () => { throw new Error('no list today'); } })`,
    ),
  );
  expect((await site.get('/sitemap.xml')).status).toBe(503);
  await logged({ remote: 'mf-content', part: 'sitemap', version: '9.3.0', code: 'PART_FAILED' }, /no list today/);
  await logged({}, /Could not create \/sitemap.xml/);
  await use('mf-content', site.releases['mf-content']);
  await waitFor('the sitemap', async () => (await site.get('/sitemap.xml')).text.includes('/about-units</loc>'));
});

test('a release that drops a part is rejected unless the operator explicitly removes the part', async () => {
  const lost = alterRelease(
    site.releaseRoot('mf-contact'),
    site.releases['mf-contact'],
    '9.4.0',
    (_folder, descriptor) => {
      descriptor.parts = descriptor.parts.filter(({ name }) => name !== 'sitemap');
      descriptor.node.exposes = descriptor.node.exposes.filter((module) => module !== './parts/sitemap');
    },
  );
  const { code, output } = await runCompose(site.compositionFile, 'use', site.getReleaseUrl('mf-contact', lost));
  expect(code).toBe(1);
  expect(output).toContain('--remove sitemap:mf-contact');
});

const post = (fields: Record<string, string>) =>
  fetch(`${site.origin}/api/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html' },
    body: new URLSearchParams(fields),
  });

test('without the contact remote, nothing links to its form, and an already open form still gets the API’s response', async () => {
  const again = await post({ name: 'Ada' });
  expect([again.status, await again.text()]).toEqual([400, expect.stringContaining('<footer')]);

  expect(await runCompose(site.compositionFile, 'remove', 'mf-contact', '--reason', 'A test')).toMatchObject({
    code: 0,
  });
  await waitFor('the contact page to be gone', async () => (await site.get('/contact')).status === 404);
  expect((await links()).filter((to) => to.startsWith('/contact'))).toEqual([]);
  expect((await site.get('/sitemap.xml')).text).not.toContain('/contact');
  const [mainPages = ''] = /<section id="main-pages"[\s\S]*?<\/section>/.exec((await site.get('/sitemap')).text) ?? [];
  expect(mainPages).toContain('href="/about-us"');
  expect(mainPages).not.toContain('href="/contact"');
  const response = await post({ name: 'Ada' });
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(/valid email|look/);
});
