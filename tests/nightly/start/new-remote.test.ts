import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { parse } from 'yaml';
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
  expect(created).toMatchObject({ status: 0, stdout: expect.stringContaining('mf-news is created.') });
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

test('npm run lint reports a new remote that the files for containers and Kubernetes lack, and adds it', () => {
  const script = copy.file('shell/tools/launcher/remote-files.ts');
  const missing = { status: 1, stderr: expect.stringContaining('Run npm run lint:fix.') };
  expect(run(process.execPath, script)).toMatchObject(missing);
  expect(run(process.execPath, script, '--fix').status).toBe(0);
  expect(run(process.execPath, script).status).toBe(0);
});

test('the files for containers and Kubernetes name the new remote', () => {
  const read = (path: string) => readFileSync(copy.file(path), 'utf8');
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, { build?: { args?: string[] }; command?: string[]; ports?: string[] }>;
    volumes: Record<string, unknown>;
  };
  expect(services['mf-news.localhost']?.build?.args).toContain('REMOTE=mf-news');
  expect(Object.keys(volumes)).toContain('mf-news');
  const port = /:-(\d+)/.exec(services['mf-news.localhost']?.ports?.[0] ?? '')?.[1];
  expect(services['first-composition']?.command).toContain(
    `http://mf-news.localhost:\${NEWS_PORT:-${port}}/latest.json`,
  );
  const folder = 'shell/tools/production/kubernetes';
  expect(read(`${folder}/base/kustomization.yaml`)).toContain('- remotes/mf-news\n');
  expect(read(`${folder}/base/remotes/mf-news/kustomization.yaml`)).toMatch(/newName: site-mf-news\b/);
  for (const file of ['ingress', 'first-composition'])
    expect(read(`${folder}/example/${file}.yaml`)).toContain('mf-news.example.org');
});
