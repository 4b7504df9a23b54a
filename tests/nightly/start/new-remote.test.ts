import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { ProjectCopy } from '../../support/project-copy.ts';
import { REMOTES } from '../../support/project.ts';
import { type Site, startSite } from '../../support/site.ts';
import { waitFor } from '../../support/wait-for.ts';

let copy: ProjectCopy;
let site: Site;
let created: ReturnType<typeof run>;

beforeAll(async () => {
  copy = new ProjectCopy();
  created = run(process.execPath, copy.file('node_modules/.bin/remote-build'), 'init', 'mf-news');
  // npm install links workspaces like this.
  symlinkSync('../mf-news', copy.file('node_modules/mf-news'));
  site = await startSite({}, copy.folder);
});

afterAll(async () => {
  await site?.stop();
  copy?.delete();
});

function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy.folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { status, stdout, stderr };
}

test('remote-build init creates a remote that npm lists as a workspace', () => {
  expect(created).toMatchObject({ status: 0, stdout: expect.stringContaining('Created mf-news.') });
  expect(run('npm', 'pkg', 'get', 'version', '--workspace', 'mf-news')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('0.1.0'),
  });
});

test('npm start builds, releases, and serves a new remote', async () => {
  const response = await fetch(`${site.origin}/news`);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('<h1>News</h1>')]);
  const { remotes } = JSON.parse(readFileSync(site.compositionFile, 'utf8')) as {
    remotes: Record<string, { release: string }>;
  };
  expect(Object.keys(remotes).sort()).toEqual([...REMOTES, 'mf-news'].sort());
  const ports = Object.fromEntries(
    Object.entries(remotes).map(([name, { release }]) => [name, Number(new URL(release).port) - site.port]),
  );
  expect(ports).toMatchObject({ 'mf-converter': 11, 'mf-content': 12, 'mf-contact': 13 });
  expect(new Set(Object.values(ports)).size).toBe(REMOTES.length + 1);
});

test('other pages link to the page of a new remote, and the sitemap lists it', async () => {
  const links = async (path: string) => (await fetch(site.origin + path)).text();
  expect(await links('/contact')).toContain('href="/news"');
  await waitFor('the sitemap', async () => (await fetch(`${site.origin}/sitemap.xml`)).ok);
  expect(await links('/sitemap.xml')).toContain('/news</loc>');
});
