import { stopOnSignal } from '@site/http-server/stop-on-signal';
import { prepareEnvironment } from '@site/settings/environment';
import { SettingInvalidError } from '@site/settings/read-settings';
import { pino } from 'pino';
import { JUDGE_ONLY } from '../../composition/document/shell-files.ts';
import { judgeOnly } from './judge-only.ts';
import { parseShellSettings, SHELL_VARIABLES, type ShellSettings } from './settings.ts';
import { getSiteUrl } from './live/create-live-site.ts';
import { startShellServer } from './wiring.ts';

try {
  prepareEnvironment(SHELL_VARIABLES);
  const settings = parseShellSettings(process.env);
  await (process.argv[2] === JUDGE_ONLY ? judgeOnly(settings) : serve(settings));
} catch (error) {
  console.error(error instanceof Error && 'code' in error ? error.message : error);
  // 78 is EX_CONFIG in sysexits.h. It means that a restart would not help.
  process.exit(error instanceof SettingInvalidError ? 78 : 1);
}

async function serve(settings: ShellSettings) {
  const log = pino({ level: settings.logLevel });
  const server = await startShellServer(settings, log);
  stopOnSignal({
    log,
    timeoutMs: settings.stopTimeoutMs,
    // Browsers retry requests that were interrupted.
    lateCode: 0,
    stop: server.stop,
  });
  log.info({ url: getSiteUrl({ ...settings, port: server.port }).url }, 'The site is ready.');
}
