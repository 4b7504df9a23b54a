import { join } from 'node:path';
import { PROJECT, REMOTES } from './deployables.ts';

/** Where the parts of a site that runs on this machine are. */
export interface SiteSettings {
  host: string;
  port: number;
  apiPort: number;
  /** Remote to the port of its release server. */
  remotePorts: Readonly<Record<string, number>>;
  stateFolder: string;
  compositionFile: string;
}

const FIRST_REMOTE = 11;

/** Reads `PORT`, `HOST`, `STATE_DIR` and `COMPOSITION_FILE`. Throws with a sentence for the person who set them. */
export function readSiteSettings(environment: NodeJS.ProcessEnv): SiteSettings {
  const given = environment['PORT'] || '3000';
  const port = Number(given);
  const last = 65_535 - FIRST_REMOTE - REMOTES.length;
  if (!/^\d+$/.test(given) || port < 1 || port > last) throw new Error(`PORT is "${given}": it must be a whole number from 1 to ${last}.`);
  const stateFolder = environment['STATE_DIR'] || join(PROJECT, '.site', `port-${port}`);
  return {
    host: environment['HOST'] || 'localhost',
    port,
    apiPort: port + 1,
    remotePorts: Object.fromEntries(REMOTES.map(({ name }, index) => [name, port + FIRST_REMOTE + index])),
    stateFolder,
    compositionFile: environment['COMPOSITION_FILE'] || join(stateFolder, 'composition.json'),
  };
}
