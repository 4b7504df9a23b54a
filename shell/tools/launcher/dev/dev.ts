/** `npm run dev` serves the site with hot reload. `npm run dev -w mf-converter` limits hot reload to one remote. `--hot URL` adds one. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT, type Remote, REMOTES } from '../deployables.ts';
import { latestRelease } from '../start/compose-built.ts';
import { runSite } from '../start/run-site.ts';

const { values, positionals } = parseArgs({
  options: { hot: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});
const names = REMOTES.map(({ name }) => name);
const unknown = positionals.find((name) => !names.includes(name));
if (unknown) {
  console.error(`Unknown remote "${unknown}". Available remotes: ${names.join(', ')}.`);
  process.exit(1);
}
/** By default, all remotes have hot reload. A remote without it is served from its latest release. */
const isHot = ({ name }: Remote) => positionals.length === 0 || positionals.includes(name);
const hot = REMOTES.filter(isHot);
const released = REMOTES.filter((remote) => !isHot(remote));
/** These remotes run `remote-build dev` elsewhere. */
const foreign = values.hot.map((origin) => new URL('/release.json', origin).href);

await runSite({
  name: 'npm run dev',
  // A first build on a busy machine takes this long.
  readyLimitMs: 180_000,
  ports: ({ port, apiPort, assetsPort, remotePorts }) => [port, apiPort, assetsPort, ...Object.values(remotePorts)],
  deployables: released.filter(({ name }) => !existsSync(join(PROJECT, name, 'dist/latest.json'))),
  start: async (processes, { assetsPort, remotePorts }) => {
    const shown = ['shell', ...hot.map(({ name }) => name), ...foreign].join(', ');
    console.log(`Starting the API, the remotes, and the shell, with hot reload for ${shown}.`);
    const buildUrl = ({ name }: Remote, path: string) => `http://localhost:${remotePorts[name]}/${path}`;
    const options = [
      ...[...hot.map((remote) => buildUrl(remote, 'release.json')), ...foreign].flatMap((url) => ['--hot', url]),
      ...released.flatMap((remote) => ['--released', buildUrl(remote, `${latestRelease(remote.name)}/release.json`)]),
    ];
    await Promise.all([
      processes.startApi('dev'),
      processes.startReleaseServers(released),
      ...hot.map((remote) => processes.startHotRemote(remote)),
      processes.startShell('dev', ['--assets-port', String(assetsPort), ...options]),
    ]);
  },
});
