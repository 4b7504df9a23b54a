import { parseArgs } from 'node:util';
import { LaunchError } from '../launch-error.ts';

export interface DevArguments {
  /** Remotes of this repository with hot reload. */
  hot: readonly string[];
  /** Addresses of the `release.json` of remotes that run `remote-build dev` elsewhere. */
  foreign: readonly string[];
}

/** Reads `mf-converter --hot http://localhost:3020`. By default, all remotes have hot reload. */
export function readDevArguments(args: readonly string[], remotes: readonly string[]): DevArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { hot: { type: 'string', multiple: true, default: [] } },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !remotes.includes(name));
  if (unknown)
    throw new LaunchError('REMOTE_UNKNOWN', `Unknown remote "${unknown}". Available remotes: ${remotes.join(', ')}.`);
  return { hot: positionals.length > 0 ? positionals : remotes, foreign: values.hot.map(releaseAddress) };
}

function releaseAddress(address: string): string {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new LaunchError(
      'REMOTE_UNKNOWN',
      `"${address}" is not the address of a remote that "remote-build dev" serves, such as http://localhost:3020.`,
    );
  return address.endsWith('.json') ? address : `${address.replace(/\/+$/, '')}/release.json`;
}
