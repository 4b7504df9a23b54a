import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PROJECT } from './project.ts';
import { type RunningProcess, startProcess } from './running-process.ts';
import { waitFor } from './wait-for.ts';

export const NGINX = ['/usr/sbin', ...(process.env['PATH'] ?? '').split(delimiter)]
  .map((folder) => join(folder, 'nginx'))
  .find((path) => existsSync(path));

interface FileServerOptions {
  /** An absolute path. */
  root: string;
  port: number;
  /** The absolute path of a writable folder. */
  state: string;
  uid?: number | undefined;
}

/** Uses the repository's configuration for releases. Resolves once nginx responds. */
export async function startNginx({ root, port, state, uid }: FileServerOptions): Promise<RunningProcess> {
  mkdirSync(state, { recursive: true });
  const releases = readFileSync(join(PROJECT, 'shell/kit/remote-build/nginx.conf'), 'utf8')
    .replace('listen 8080', `listen ${port}`)
    .replace('/srv/releases', root);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${state}/${name};`)
    .join('\n');
  writeFileSync(join(state, 'releases.conf'), releases);
  writeFileSync(
    join(state, 'nginx.conf'),
    `pid ${state}/nginx.pid;\ndaemon off;\nmaster_process off;\nevents {}\nhttp {\naccess_log off;\n${temporary}\ninclude ${state}/releases.conf;\n}\n`,
  );
  const running = startProcess({
    program: NGINX ?? 'nginx',
    args: ['-p', state, '-e', 'stderr', '-c', join(state, 'nginx.conf')],
    cwd: '/',
    uid,
  });
  await waitFor(
    'nginx to answer',
    async () => (await fetch(`http://localhost:${port}/`)).status > 0,
    () => (running.hasEnded() ? running.output() : undefined),
  );
  return running;
}
