import { join } from 'node:path';

/** Put in by the build. */
declare const IS_BUILT: boolean | undefined;

/** Whether this runs as it was built, in `dist/server/`, and not from the sources. */
const isBuilt = typeof IS_BUILT !== 'undefined';

/** Folder of the built shell. */
export const SHELL_DIST = join(import.meta.dirname, isBuilt ? '..' : '../../dist');
/** What the shell says of itself, its version among it. */
export const SHELL_MANIFEST = join(import.meta.dirname, isBuilt ? '../package.json' : '../../package.json');
/** The server's program. */
export const SHELL_SERVER = join(import.meta.dirname, isBuilt ? 'main.js' : '../../site/server/main.ts');
/** Where the operator's command finds what the server keeps: started from a checkout, a site has a folder for each port. */
export const stateFolder = ({ STATE_DIR, PORT }: NodeJS.ProcessEnv): string =>
  STATE_DIR || (isBuilt ? '.site' : join('.site', `port-${PORT || 3000}`));
