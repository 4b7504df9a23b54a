import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEAN } from './composed-site.ts';
import { freeSitePort } from '../../api/http-server/testing/free-port.ts';
import { PROJECT } from './project.ts';
import { startProcess } from './running-process.ts';
import { waitFor } from './wait-for.ts';

export interface Site {
  port: number;
  pid: number;
  origin: string;
  apiOrigin: string;
  compositionFile: string;
  output: () => string;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** The limit includes a build on a slow machine. */
const BUILD_LIMIT_MS = 300_000;

/** In an earlier commit, the launcher may be in another folder. */
function getLauncher(project: string): string {
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ')[2] ?? '';
}

/** @param project the folder of the project or of a copy */
export async function startSite(environment: Readonly<Record<string, string>> = {}, project = PROJECT): Promise<Site> {
  const port = Number(environment['PORT'] ?? (await freeSitePort()));
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const stateFolder = environment['STATE_DIR'] ?? join(folder, 'state');
  const running = startProcess({
    args: [join(project, getLauncher(project)), 'start'],
    cwd: project,
    environment: {
      ...LEAN,
      PORT: String(port),
      STATE_DIR: stateFolder,
      DATA_DIR: join(folder, 'data'),
      ...environment,
    },
  });
  const ended = () => (running.hasEnded() ? running.output() : undefined);
  await waitFor(
    'the site to start',
    // Sites of earlier commits, which the first-view benchmark starts, print “is on”.
    async () => /The site is (?:running at|on) /.test(running.output()),
    ended,
    BUILD_LIMIT_MS,
  );
  return {
    port,
    pid: running.pid,
    origin: `http://localhost:${port}`,
    apiOrigin: `http://localhost:${port + 1}`,
    compositionFile: environment['COMPOSITION_FILE'] ?? join(stateFolder, 'composition.json'),
    output: running.output,
    stop: async (signal) => {
      await running.stop(signal);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
