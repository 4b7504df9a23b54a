import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:https';
import { delimiter, join } from 'node:path';
import { PROJECT } from './project.ts';
import { type RunningProcess, startProcess } from './running-process.ts';
import { waitFor } from './wait-for.ts';

interface SiteProxyOptions {
  program: 'nginx';
  /** The absolute path of a writable folder. */
  state: string;
  ports: { https: number; http: number; apis: number };
  shells: readonly number[];
  apis: readonly number[];
}

export interface SiteProxy {
  /** The public origin, with a self-signed certificate. */
  origin: string;
  process: RunningProcess;
}

const NAME = 'localhost';
const CONFIGURATION = join(PROJECT, 'shell/tools/production/proxy/nginx.conf');

export function whyNoProxy(program: SiteProxyOptions['program']): string | undefined {
  const missing = [program, 'openssl'].filter((name) => findPath(name) === undefined);
  return missing.length === 0 ? undefined : `${missing.join(' and ')} is not installed`;
}

/** Uses `shell/tools/production/proxy/` with other names, ports, and a test certificate. Resolves once it responds. */
export async function startSiteProxy(options: SiteProxyOptions): Promise<SiteProxy> {
  const { program, state, ports } = options;
  mkdirSync(state, { recursive: true });
  const running = startProcess({
    program: findPath(program) ?? program,
    args: nginxArguments(options, makeCertificate(state)),
    cwd: '/',
  });
  const origin = `https://${NAME}:${ports.https}`;
  const answers = async () => (await fetchStatus(origin)) !== undefined;
  await waitFor(program, answers, () => (running.hasEnded() ? running.output() : undefined));
  return { origin, process: running };
}

export function fetchStatus(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) =>
    ask(url, { rejectUnauthorized: false }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end(),
  );
}

interface Certificate {
  certificate: string;
  key: string;
}

function makeCertificate(state: string): Certificate {
  const files = { certificate: join(state, 'certificate.pem'), key: join(state, 'key.pem') };
  const command = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1';
  const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`];
  const output = ['-keyout', files.key, '-out', files.certificate];
  execFileSync('openssl', [...command.split(' '), ...subject, ...output], { stdio: 'ignore' });
  return files;
}

function nginxArguments({ state, ports, shells, apis }: SiteProxyOptions, { certificate, key }: Certificate): string[] {
  const moved = withPorts(readFileSync(CONFIGURATION, 'utf8'), { shells, apis, ports })
    .replace('listen 80;', `listen ${ports.http};`)
    .replace('listen 443 ', `listen ${ports.https} `)
    .replace('https://example.org$request_uri', `https://${NAME}:${ports.https}$request_uri`)
    .replaceAll('example.org', NAME)
    .replace(/(?<=ssl_certificate )\S+(?=;)/, certificate)
    .replace(/(?<=ssl_certificate_key )\S+(?=;)/, key);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${state}/${name};`)
    .join('\n');
  writeFileSync(join(state, 'site.conf'), moved);
  // Distributions provide the main configuration.
  writeFileSync(
    join(state, 'nginx.conf'),
    `pid ${state}/nginx.pid;\ndaemon off;\nmaster_process off;\nevents {}\nhttp {\naccess_log off;\n${temporary}\ninclude ${state}/site.conf;\n}\n`,
  );
  return ['-p', state, '-e', 'stderr', '-c', join(state, 'nginx.conf')];
}

function withPorts(text: string, { shells, apis, ports }: Pick<SiteProxyOptions, 'shells' | 'apis' | 'ports'>): string {
  const moves: [from: number, to: number | undefined][] = [
    [3000, shells[0]],
    [3100, shells[1]],
    [3001, apis[0]],
    [3101, apis[1]],
    [3080, ports.apis],
  ];
  return moves.reduce((moved, [from, to]) => moved.replaceAll(`:${from}`, `:PORT-${to}`), text).replaceAll('PORT-', '');
}

function findPath(program: string): string | undefined {
  return ['/usr/sbin', ...(process.env['PATH'] ?? '').split(delimiter)]
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}
