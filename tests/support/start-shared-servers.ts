import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staleNames } from '../../shell/tools/launcher/build-stale.ts';
import { startApi, startReleaseServer } from './shared-servers.ts';
import type { RunningProcess } from './running-process.ts';

const running: RunningProcess[] = [];
let folder: string | undefined;

/** Jest runs this once before the tests of whole sites. Its workers inherit the variables. */
export default async function startSharedServers(): Promise<void> {
  // The projects `site` and `nightly` both have this setup.
  if (process.env['SHARED_FOLDER'] !== undefined) return;
  const stale = staleNames();
  if (stale.length > 0)
    throw new Error(
      `The build of ${stale.join(', ')} is missing or older than the sources. \`npm run build\` builds what is stale.`,
    );
  folder = mkdtempSync(join(tmpdir(), 'shared-servers-'));
  const releases = join(folder, 'releases');
  mkdirSync(releases);
  const [api, releaseServer] = await Promise.all([
    startApi({ DATA_DIR: join(folder, 'data') }),
    startReleaseServer(releases),
  ]);
  running.push(api.process, releaseServer.process);
  process.env['SHARED_FOLDER'] = folder;
  process.env['SHARED_API'] = api.origin;
  process.env['SHARED_RELEASES'] = releaseServer.origin;
}

export async function stopSharedServers(): Promise<void> {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  // The shells of the workers may still write while they exit.
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  delete process.env['SHARED_FOLDER'];
}
