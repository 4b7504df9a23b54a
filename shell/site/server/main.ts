import { type Tracing, traceLogFields } from '@site/http-server/tracing';
import { dropUnknownVariables, loadEnvFile } from '@site/settings/environment';
import { removedSettings } from '@site/settings/removed-settings';
import { misspelledSettings } from '@site/settings/misspelled-settings';
import { type Logger, pino } from 'pino';
import { features } from './features/index.ts';
import { stopOnSignal } from './http/stop-on-signal.ts';
import { parseShellSettings, SettingsInvalidError, SHELL_VARIABLES, type ShellSettings } from './settings.ts';
import { addressOf } from './live/create-live-site.ts';
import { shellVersion, startShellServer } from './wiring.ts';

try {
  loadEnvFile();
  const { settings, warnings } = parseShellSettings(process.env);
  const unknown = [...misspelledSettings(Object.keys(process.env), SHELL_VARIABLES), ...removedSettings(process.env)];
  for (const sentence of [...warnings, ...unknown]) console.error(sentence);
  dropUnknownVariables(process.env, SHELL_VARIABLES);
  await serve(settings);
} catch (error) {
  console.error(error instanceof Error && 'code' in error ? error.message : error);
  // EX_CONFIG of sysexits.h: starting again changes nothing.
  process.exit(error instanceof SettingsInvalidError ? 78 : 1);
}

async function serve(settings: ShellSettings) {
  const tracing = await startTracing(settings, () => log);
  const log: Logger = pino({ level: settings.logLevel, ...(tracing && { mixin: () => traceLogFields() }) });
  const server = await startShellServer(settings, log, undefined, tracing);
  stopOnSignal({ log, timeoutMs: settings.stopTimeoutMs, stop: server.stop });
  log.info({ url: addressOf({ ...settings, port: server.port }).url }, 'The site is ready.');
}

async function startTracing(settings: ShellSettings, log: () => Logger): Promise<Tracing | undefined> {
  for (const feature of features) {
    const tracing = await feature.startTracing?.(settings, { version: shellVersion(), log });
    if (tracing) return tracing;
  }
  return undefined;
}
