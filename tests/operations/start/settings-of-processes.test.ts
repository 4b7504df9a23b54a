import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { commandLine, descendants, environmentOf } from '../../support/child-processes.ts';
import { type Site, startSite } from '../../support/site.ts';

const SECRETS = {
  DATABASE_URL: 'postgres://site:database-secret@localhost:9/site',
  SMTP_URL: 'smtp://site:mail-secret@localhost:9',
  CLOUD_TOKEN: 'cloud-secret',
};

const readsEnvironments = process.platform === 'linux';

interface SiteProcess {
  command: string;
  environment: Record<string, string>;
}

(readsEnvironments ? describe : describe.skip)(
  `A process of the site${readsEnvironments ? '' : ' (skipped: only Linux exposes a process’s environment)'}`,
  () => {
    let site: Site;
    let processes: SiteProcess[];

    beforeAll(async () => {
      site = await startSite({
        ...SECRETS,
        SITE_NAME: 'Metric',
        TRUSTED_PROXIES: '192.0.2.1',
        SHELL_METRICS_PORT: '0',
        TZ: 'UTC',
        WORKERS: '4',
      });
      processes = descendants(site.pid).map((pid) => ({
        command: commandLine(pid).join(' '),
        environment: environmentOf(pid),
      }));
    });
    afterAll(() => site.stop());

    const servers = () => processes.filter(({ command }) => !command.includes('launcher/start/start.ts'));
    const the = (part: string) => {
      const found = servers().filter(({ command }) => command.includes(part));
      if (found.length !== 1)
        throw new Error(
          `${found.length} processes run ${part}: ${JSON.stringify(servers().map(({ command }) => command))}`,
        );
      return found[0] as SiteProcess;
    };

    test('gets no secrets of another process', () => {
      const knowing = servers().filter(({ environment }) => /-secret/.test(JSON.stringify(environment)));
      expect(knowing.map(({ command }) => command)).toEqual([expect.stringContaining('dist/main.js')]);
      // at least the shell, the API, the release server, and render processes
      expect(servers().length).toBeGreaterThanOrEqual(5);
    });

    test('gets the settings that it reads: for the API, its database and mail', () => {
      expect(the('dist/main.js').environment).toMatchObject({
        DATABASE_URL: SECRETS.DATABASE_URL,
        SMTP_URL: SECRETS.SMTP_URL,
        SITE_NAME: 'Metric',
        TZ: 'UTC',
      });
    });

    test('gets the settings that it reads: for the shell, the site’s name and the addresses of the others', () => {
      expect(the('server/main.ts').environment).toMatchObject({
        SITE_NAME: 'Metric',
        PORT: String(site.port),
        API_URL: site.apiOrigin,
        TZ: 'UTC',
      });
    });

    test('trusts the right proxies: the API trusts the shell, and the shell those that the operator names', () => {
      expect(the('dist/main.js').environment).toMatchObject({
        TRUSTED_PROXIES: 'loopback',
        METRICS_PORT: String(site.port + 2),
      });
      expect(the('server/main.ts').environment).toMatchObject({ METRICS_PORT: '0' });
    });

    test('gets no setting that was removed; the launcher reports it instead', () => {
      expect(servers().filter(({ environment }) => 'WORKERS' in environment)).toEqual([]);
      expect(site.output()).toContain('WORKERS has no effect.');
    });

    test('gets none of the site’s settings if it reads none: the release server', () => {
      const { environment } = the('remote-build serve');
      for (const name of ['PORT', 'SITE_NAME', 'TRUSTED_PROXIES', 'DATA_DIR'])
        expect(environment).not.toHaveProperty(name);
    });
  },
);
