import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { SHELL_DIST } from '../../../../composition/document/shell-files.ts';
import type { ShellConfig } from '../../settings.ts';
import { ContentNetwork } from './content-network.ts';
import { Purges } from './purges.ts';

interface NetworkDependencies {
  log: Logger;
  onPurge: (outcome: 'done' | 'failed') => void;
}

export function createContentNetwork(
  config: ShellConfig,
  { log, onPurge }: NetworkDependencies,
): { network: ContentNetwork | undefined; purges: Purges | undefined } {
  const {
    CDN_MAX_AGE_SECONDS: maxAgeSeconds,
    PURGE_URL: url,
    PURGE_HEADER: header,
    PURGE_AGAIN_SECONDS: againMs,
    STATE_DIR,
  } = config;
  if (maxAgeSeconds === undefined) return { network: undefined, purges: undefined };
  const purges =
    url === undefined
      ? undefined
      : new Purges({
          request: { url, header },
          againMs,
          maxAgeMs: maxAgeSeconds * 1000,
          file: join(STATE_DIR, 'content-network.json'),
          log,
          onOutcome: onPurge,
        });
  const { SITE_NAME, SITE_URL, CONTACT_EMAIL, GA_ID, ANALYTICS_ORIGIN } = config;
  const madeWith = [
    readFileSync(join(SHELL_DIST, 'assets.json'), 'utf8'),
    SITE_NAME,
    SITE_URL,
    CONTACT_EMAIL,
    GA_ID,
    ANALYTICS_ORIGIN,
  ];
  return { network: new ContentNetwork({ maxAgeSeconds, madeWith, purges }), purges };
}
