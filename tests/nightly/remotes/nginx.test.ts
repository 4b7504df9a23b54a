import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCompose } from '../../support/compose.ts';
import { NGINX, startNginx } from '../../support/file-server.ts';
import { freePort } from '../../../api/http-server/testing/free-port.ts';
import { copyRelease } from '../../support/release-copy.ts';
import type { RunningProcess } from '../../support/running-process.ts';

(NGINX ? describe : describe.skip)(
  `nginx, as configured in the repository for releases${NGINX ? '' : ' (skipped: nginx is not installed)'}`,
  () => {
    let folder: string;
    let server: RunningProcess;
    let origin: string;
    let release: string;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'nginx-'));
      chmodSync(folder, 0o755);
      const root = join(folder, 'releases');
      release = copyRelease('mf-contact', root);
      writeFileSync(join(root, release, 'release.json.sig'), '{}');
      const port = await freePort();
      origin = `http://localhost:${port}`;
      server = await startNginx({ root, port, state: join(folder, 'state') });
    });
    afterAll(async () => {
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    test('serves a complete release with CORS headers, content types, compression, and one year of caching', async () => {
      const { code, output } = await runCompose(
        join(folder, 'composition.json'),
        'use',
        '--new',
        '--dry-run',
        `${origin}/${release}/release.json`,
      );
      expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('✓ headers') });
    });

    test('prevents caching of files that can change and of files that don’t exist', async () => {
      const caching = async (path: string) => {
        const { status, headers } = await fetch(`${origin}/${path}`);
        return [status, headers.get('cache-control')];
      };
      expect(await caching(`${release}/release.json.sig`)).toEqual([200, 'no-cache']);
      expect(await caching(`${release}/browser/gone.js`)).toEqual([404, null]);
    });
  },
);
