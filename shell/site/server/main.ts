/** Entry of the shell's server. */
import { tellPrimary } from '@site/http-server/cluster/worker';
import { startTracing } from '@site/http-server/tracing';
import { dropUnknownVariables, loadEnvFile } from '@site/settings/environment';
import { misspelledSettings } from '@site/settings/misspelled-settings';
import cluster from 'node:cluster';
import { type Logger, pino } from 'pino';
import { stopOnSignal } from './http/stop-on-signal.ts';
import { addressOf } from './site/create-live-site.ts';
import { parseShellSettings, SettingsInvalidError, SHELL_VARIABLES, type ShellSettings } from './settings.ts';
import { shellVersion } from './wiring.ts';
import { startShellServer } from './http/shell-server.ts';
import { runShellPrimary } from './workers/shell-primary.ts';

try {
  loadEnvFile();
  const { settings, warnings } = parseShellSettings(process.env);
  const misspelled = misspelledSettings(Object.keys(process.env), SHELL_VARIABLES);
  for (const sentence of [...warnings, ...misspelled]) console.error(sentence);
  dropUnknownVariables(process.env, SHELL_VARIABLES);
  if (settings.workers > 1 && cluster.isPrimary) await runShellPrimary(settings, pino({ level: settings.logLevel }));
  else await serve(settings);
} catch (error) {
  console.error(error instanceof Error && 'code' in error ? error.message : error);
  // EX_CONFIG of sysexits.h: starting again changes nothing.
  process.exit(error instanceof SettingsInvalidError ? 78 : 1);
}

async function serve(settings: ShellSettings) {
  const tracing = await startTracing({
    endpoint: settings.tracesEndpoint,
    sampler: settings.tracesSampler,
    ratio: settings.tracesRatio,
    delayMs: settings.tracesDelayMs,
    serviceName: 'shell',
    version: shellVersion(),
    onCollector: (isThere, sentence) => log[isThere ? 'info' : 'warn'](sentence),
  });
  const log: Logger = pino({ level: settings.logLevel, ...(tracing && { mixin: () => tracing.logFields() }) });
  const server = await startShellServer(settings, log, undefined, tracing);
  stopOnSignal({ log, timeoutMs: settings.stopTimeoutMs, stop: server.stop });
  log.info({ url: addressOf({ ...settings, port: server.port }).url }, 'The site is up.');
  tellPrimary({ kind: 'up' });
}
