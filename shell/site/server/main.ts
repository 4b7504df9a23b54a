/** Entry of the shell's server. */
import { tellPrimary } from '@site/http-server/cluster/worker';
import { misspelledSettings } from '@site/settings/misspelled-settings';
import { startTracing } from '@site/http-server/tracing';
import cluster from 'node:cluster';
import { type Logger, pino } from 'pino';
import { stopOnSignal } from './http/stop-on-signal.ts';
import { addressOf } from './site/create-live-site.ts';
import {
  ConfigInvalidError,
  dropUnknownEnvironment,
  parseShellConfig,
  SHELL_SETTINGS,
  type ShellConfig,
} from './settings.ts';
import { shellVersion } from './wiring.ts';
import { startShellServer } from './http/shell-server.ts';
import { runShellPrimary } from './workers/shell-primary.ts';

try {
  const config = parseShellConfig(process.env);
  for (const sentence of misspelledSettings(Object.keys(process.env), SHELL_SETTINGS)) console.error(sentence);
  dropUnknownEnvironment(process.env);
  if (config.WEB_CONCURRENCY > 1 && cluster.isPrimary) await runShellPrimary(config, pino({ level: config.LOG_LEVEL }));
  else await serve(config);
} catch (error) {
  console.error(error instanceof Error && 'code' in error ? error.message : error);
  // EX_CONFIG of sysexits.h: starting again changes nothing.
  process.exit(error instanceof ConfigInvalidError ? 78 : 1);
}

async function serve(config: ShellConfig) {
  const tracing = await startTracing({
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    sampler: config.OTEL_TRACES_SAMPLER,
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
    delayMs: config.OTEL_BSP_SCHEDULE_DELAY,
    serviceName: 'shell',
    version: shellVersion(),
    onCollector: (isThere, sentence) => log[isThere ? 'info' : 'warn'](sentence),
  });
  const log: Logger = pino({ level: config.LOG_LEVEL, ...(tracing && { mixin: () => tracing.logFields() }) });
  const server = await startShellServer(config, log, undefined, tracing);
  stopOnSignal({ log, timeoutMs: config.STOP_TIMEOUT, stop: server.stop });
  log.info({ url: addressOf({ ...config, PORT: server.port }).url }, 'The site is up.');
  tellPrimary({ kind: 'up' });
}
