import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { SHELL_DIST } from '../../../../composition/document/shell-files.ts';
import type { ShellSettings } from '../../settings.ts';
import { ContentNetwork } from './content-network.ts';
import { Purges } from './purges.ts';

interface NetworkDependencies {
  log: Logger;
  onPurge: (outcome: 'done' | 'failed') => void;
}

export function createContentNetwork(
  settings: ShellSettings,
  { log, onPurge }: NetworkDependencies,
): { network: ContentNetwork | undefined; purges: Purges | undefined } {
  const {
    cdnMaxAgeSeconds: maxAgeSeconds,
    purgeUrl: url,
    purgeHeader: header,
    purgeAgainMs: againMs,
    stateFolder,
  } = settings;
  if (maxAgeSeconds === undefined) return { network: undefined, purges: undefined };
  const purges =
    url === undefined
      ? undefined
      : new Purges({
          request: { url, header },
          againMs,
          maxAgeMs: maxAgeSeconds * 1000,
          file: join(stateFolder, 'content-network.json'),
          log,
          onOutcome: onPurge,
        });
  const { siteName, siteUrl, contactEmail, gaId, analyticsOrigin } = settings;
  const madeWith = [
    readFileSync(join(SHELL_DIST, 'assets.json'), 'utf8'),
    siteName,
    siteUrl,
    contactEmail,
    gaId,
    analyticsOrigin,
  ];
  return { network: new ContentNetwork({ maxAgeSeconds, madeWith, purges }), purges };
}
