import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuiltRelease } from '../../support/built-release.ts';
import { freePort } from '../../../api/http-server/testing/free-port.ts';
import { PROJECT, REMOTES } from '../../support/project.ts';
import { PutServer } from '../../support/put-server.ts';
import { startProcess } from '../../support/running-process.ts';
import { waitFor } from '../../support/wait-for.ts';

const LIMIT_MS = 120_000;
const COMMAND = join(PROJECT, 'node_modules/.bin/remote-build');
const FILES = [
  'browser/entry.js',
  'browser/mf-manifest.json',
  'browser/page.js',
  'browser/page.js.gz',
  'node/entry.js',
  'release.json',
];

let folder: string;
let server: PutServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'publishing-'));
  server = await PutServer.start();
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const COMMAND_LINES =
  'To compose it, run this where the site runs:\\n {2}npm run compose -- use \\S+\\nIts address:\\n';
const toServer = () => ({ RELEASE_STORE: `${server.origin}/site/`, RELEASE_STORE_TOKEN: server.token });
const toFolder = () => ({ RELEASE_STORE: join(folder, 'store') });
const start = (built: string, environment: Record<string, string>) =>
  startProcess({ args: [COMMAND, 'release', '--built', built], environment });

async function release(
  built: string,
  environment: Record<string, string> = toServer(),
): Promise<{ code: number | null; output: string }> {
  const running = start(built, environment);
  const code = await running.ended;
  return { code, output: running.output() };
}

describe('A release', () => {
  test(
    'is uploaded under its name and version, its descriptor last, and its address is printed',
    async () => {
      const built = writeBuiltRelease(folder);
      const { code, output } = await release(built);
      expect({ code, output }).toMatchObject({
        code: 0,
        output: expect.stringMatching(
          new RegExp(
            `mf-small 1\\.0\\.0 is released to ${server.origin}/site/\\.\\n${COMMAND_LINES}${server.origin}/site/mf-small/1\\.0\\.0/\\n$`,
          ),
        ),
      });
      expect([...server.files.keys()].sort()).toEqual(FILES.map((file) => `/site/mf-small/1.0.0/${file}`));
      expect(server.puts.at(-1)).toBe('/site/mf-small/1.0.0/release.json');
      expect(server.headers.get('/site/mf-small/1.0.0/browser/page.js')).toMatchObject({
        'content-type': expect.stringContaining('text/javascript'),
        'cache-control': 'public, max-age=31536000, immutable',
      });
      for (const file of FILES)
        expect(server.files.get(`/site/mf-small/1.0.0/${file}`)).toEqual(readFileSync(join(built, file)));
    },
    LIMIT_MS,
  );

  test(
    'is copied into a folder as plain files',
    async () => {
      const { code, output } = await release(writeBuiltRelease(folder), {
        ...toFolder(),
        RELEASE_STORE_URL: 'https://releases.example.com',
      });
      expect({ code, output }).toMatchObject({
        code: 0,
        output: expect.stringMatching(/\nhttps:\/\/releases\.example\.com\/mf-small\/1\.0\.0\/\n$/),
      });
      expect(filesIn(join(folder, 'store'))).toEqual(FILES.map((file) => `mf-small/1.0.0/${file}`));
    },
    LIMIT_MS,
  );

  test(
    'in a served folder prints the server’s address, and is served immutable and compressed',
    async () => {
      const port = await freePort();
      const store = join(folder, 'store');
      await release(writeBuiltRelease(folder), toFolder());
      const serving = startProcess({ args: [COMMAND, 'serve', '--dir', store, '--port', String(port)] });
      const address = `http://localhost:${port}/mf-small/1.0.0/`;
      try {
        await waitFor(
          'the release server',
          async () => (await fetch(`${address}release.json`)).ok,
          () => (serving.hasEnded() ? serving.output() : undefined),
        );
        expect((await release(writeBuiltRelease(folder), toFolder())).output).toMatch(
          new RegExp(`with the same content\\.\\n${COMMAND_LINES}${address}\\n$`),
        );
        const { headers } = await fetch(`${address}browser/page.js`, { headers: { 'accept-encoding': 'identity' } });
        expect(Object.fromEntries(headers)).toMatchObject({
          'access-control-allow-origin': '*',
          'cache-control': 'public, max-age=31536000, immutable',
          'content-type': expect.stringMatching(/^(text|application)\/javascript/),
        });
        const compressed = await fetch(`${address}browser/page.js`, {
          method: 'HEAD',
          headers: { 'accept-encoding': 'gzip' },
        });
        expect(Object.fromEntries(compressed.headers)).toMatchObject({
          'content-encoding': 'gzip',
          vary: expect.stringMatching(/accept-encoding/i),
        });
      } finally {
        await serving.stop();
      }
      expect(existsSync(join(store, '.address'))).toBe(false);
    },
    LIMIT_MS,
  );

  test(
    'in a folder that is no longer served prints no address, even if another server uses the port',
    async () => {
      const built = writeBuiltRelease(folder);
      for (const address of [`http://localhost:${await freePort()}`, server.origin]) {
        mkdirSync(join(folder, 'store'), { recursive: true });
        writeFileSync(join(folder, 'store/.address'), address);
        expect(await release(built, toFolder())).toMatchObject({
          code: 0,
          output: expect.stringMatching(/No running server of .*\n$/),
        });
      }
    },
    LIMIT_MS,
  );
});

describe.each(['a server', 'a folder'])('A version that %s already has', (kind) => {
  const store = () => (kind === 'a server' ? toServer() : toFolder());

  test(
    'can be released again with the same content, from another commit too, and stays unchanged',
    async () => {
      await release(writeBuiltRelease(folder), store());
      const former = await released(store());
      for (const commit of ['abc', 'def'])
        expect(await release(writeBuiltRelease(folder, { commit }), store())).toMatchObject({
          code: 0,
          output: expect.stringContaining('mf-small 1.0.0 is released already, with the same content.'),
        });
      expect(await released(store())).toBe(former);
    },
    LIMIT_MS,
  );

  test(
    'cannot be released with different content, and stays unchanged',
    async () => {
      await release(writeBuiltRelease(folder), store());
      const former = await released(store());
      const { code, output } = await release(writeBuiltRelease(folder, { text: 'Another page' }), store());
      expect({ code, output }).toEqual({
        code: 1,
        output:
          'mf-small 1.0.0 is released already, with other content: browser/page.js has changed, and 1 more ' +
          'differs. Raise "version" in package.json, say what changed in CHANGELOG.md, and release that.\n',
      });
      expect(await released(store())).toBe(former);
      expect((await release(writeBuiltRelease(folder, { text: 'Another page', version: '1.0.1' }), store())).code).toBe(
        0,
      );
    },
    LIMIT_MS,
  );
});

describe('Publishing that is interrupted', () => {
  test(
    'midway leaves no release, and the next attempt completes it, with different content too',
    async () => {
      const cut = start(writeBuiltRelease(folder, { text: 'Another page' }), toServer());
      server.react = (path) => (path.endsWith('page.js') ? 'hang' : 'take');
      await waitFor(
        'the file that hangs',
        async () => server.puts.some((path) => path.endsWith('page.js')),
        () => (cut.hasEnded() ? cut.output() : undefined),
      );
      await cut.stop('SIGKILL');
      expect(server.files.has('/site/mf-small/1.0.0/release.json')).toBe(false);
      server.react = () => 'take';
      const built = writeBuiltRelease(folder);
      expect(await release(built)).toMatchObject({ code: 0 });
      for (const file of FILES)
        expect(server.files.get(`/site/mf-small/1.0.0/${file}`)).toEqual(readFileSync(join(built, file)));
    },
    LIMIT_MS,
  );

  test(
    'briefly is retried',
    async () => {
      const failures = new Map<string, number>();
      server.react = (path) => {
        failures.set(path, (failures.get(path) ?? 0) + 1);
        return (failures.get(path) ?? 0) > 2 ? 'take' : 503;
      };
      expect(await release(writeBuiltRelease(folder))).toMatchObject({ code: 0 });
      expect(server.files.size).toBe(FILES.length);
    },
    LIMIT_MS,
  );

  test.each([
    ['fails permanently', 500, /page\.js answered PUT with 500, so nothing is released/],
    ['has no right to', 403, /page\.js answered PUT with 403, so nothing is released\. Set RELEASE_STORE_TOKEN/],
  ])(
    'because the server %s leaves no release, and prints the reason',
    async (_what, status, sentence) => {
      server.react = (path) => (path.endsWith('page.js') ? status : 'take');
      expect(await release(writeBuiltRelease(folder))).toMatchObject({
        code: 1,
        output: expect.stringMatching(sentence),
      });
      expect(server.puts.filter((path) => path.endsWith('page.js'))).toHaveLength(status === 500 ? 4 : 1);
      expect(server.files.has('/site/mf-small/1.0.0/release.json')).toBe(false);
    },
    LIMIT_MS,
  );

  test(
    'because no server listens prints the reason',
    async () => {
      expect(
        await release(writeBuiltRelease(folder), { RELEASE_STORE: `http://localhost:${await freePort()}` }),
      ).toMatchObject({
        code: 1,
        output: expect.stringMatching(/failed 4 times \(ECONNREFUSED\), so nothing is released/),
      });
    },
    LIMIT_MS,
  );
});

describe('Releasing', () => {
  test.each(REMOTES)('%s generates the same files first as a build does', (remote) => {
    const { scripts } = JSON.parse(readFileSync(join(PROJECT, remote, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['prerelease']).toBe(scripts['prebuild']);
  });

  test(
    'uploads damaged files in the store again',
    async () => {
      const built = writeBuiltRelease(folder);
      await release(built, toFolder());
      const file = join(folder, 'store/mf-small/1.0.0/browser/page.js');
      writeFileSync(file, 'damaged');
      expect(await release(built, toFolder())).toMatchObject({
        code: 0,
        output: expect.stringMatching(/Files that were missing or damaged in .* are restored: 1\./),
      });
      expect(readFileSync(file)).toEqual(readFileSync(join(built, 'browser/page.js')));
    },
    LIMIT_MS,
  );

  test(
    'two different builds at the same time keeps the first one',
    async () => {
      const [one, other] = [
        writeBuiltRelease(folder, { text: 'One page' }),
        writeBuiltRelease(folder, { text: 'Other page' }),
      ];
      const ends = await Promise.all([release(one), release(other)]);
      expect(ends.map(({ code }) => code).sort()).toEqual([0, 1]);
      const winner = ends[0]?.code === 0 ? one : other;
      expect(server.files.get('/site/mf-small/1.0.0/release.json')).toEqual(readFileSync(join(winner, 'release.json')));
    },
    LIMIT_MS,
  );

  test(
    'rejects a modified build, a folder without a release, and an invalid store',
    async () => {
      const damaged = join(folder, 'damaged');
      cpSync(writeBuiltRelease(folder), damaged, { recursive: true });
      appendFileSync(join(damaged, 'node/entry.js'), ' ');
      expect(await release(damaged)).toMatchObject({
        code: 1,
        output: expect.stringContaining('damaged/node/entry.js has changed since the build. Build the release again.'),
      });
      expect(await release(folder)).toMatchObject({
        code: 1,
        output: expect.stringContaining('is not a release: it has no release.json'),
      });
      expect(await release(writeBuiltRelease(folder), { RELEASE_STORE: 'https://' })).toMatchObject({
        code: 1,
        output: 'RELEASE_STORE must be an address such as https://releases.example.com/site; it is "https://".\n',
      });
      expect(
        await release(writeBuiltRelease(folder), { RELEASE_STORE: server.origin.replace('://', '://me:hidden@') }),
      ).toMatchObject({
        code: 1,
        output: expect.stringMatching(
          /^RELEASE_STORE must not contain a user name or password\. Set RELEASE_STORE_TOKEN instead; it is "http:\/\/\*\*\*@/,
        ),
      });
      expect(server.puts).toEqual([]);
    },
    LIMIT_MS,
  );
});

function filesIn(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)).sort();
}

async function released({ RELEASE_STORE: store }: { RELEASE_STORE: string }): Promise<string> {
  return store.startsWith('http')
    ? (server.files.get('/site/mf-small/1.0.0/release.json') ?? '').toString()
    : readFileSync(join(store, 'mf-small/1.0.0/release.json'), 'utf8');
}
