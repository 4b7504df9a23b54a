import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../support/project.ts';

interface ServiceUnit {
  /** Arguments of Node. */
  args: string[];
  environment: Record<string, string>;
}

/** Reads a systemd template of `shell/tools/production/systemd` as the instance of a port. */
export function serviceUnit(name: 'site-api' | 'site-shell', port: number): ServiceUnit {
  const file = join(PROJECT, 'shell/tools/production/systemd', `${name}@.service`);
  const text = readFileSync(file, 'utf8').replaceAll('%i', String(port));
  const values = (key: string) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const [, ...args] = (values('ExecStart')[0] ?? '').split(' ');
  const pairs = values('Environment').flatMap((list) => list.split(' '));
  return { args, environment: Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s, 2) as [string, string])) };
}
