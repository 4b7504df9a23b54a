import { runPrimary } from '@site/http-server/cluster/run-primary';
import { tellPrimary } from '@site/http-server/cluster/worker';
import { ListenError } from '@site/http-server/listen-error';
import { startTracing } from '@site/http-server/tracing';
import { dropUnknownVariables, loadEnvFile } from '@site/settings/environment';
import { misspelledSettings } from '@site/settings/misspelled-settings';
import cluster from 'node:cluster';
import { pino, type Logger } from 'pino';
import { BUILD } from './configuration/build-info.ts';
import { API_VARIABLES, parseConfiguration, POSTGRES_VARIABLES } from './configuration/configuration.ts';
import { createApp, listen } from './create-app.ts';
import { stopOnSignal } from './shutdown/stop-on-signal.ts';

loadEnvFile();
for (const sentence of misspelledSettings(Object.keys(process.env), API_VARIABLES)) console.error(sentence);
dropUnknownVariables(process.env, API_VARIABLES, POSTGRES_VARIABLES);
const parsed = parseConfiguration(process.env);
for (const warning of parsed.warnings) console.error(warning);
if (!parsed.ok) {
  for (const problem of parsed.problems) console.error(problem);
  // EX_CONFIG of sysexits.h: a restart would not help.
  process.exit(78);
}
const { configuration } = parsed;
const isPrimary = configuration.workers > 1 && cluster.isPrimary;
// The primary serves no requests.
const tracing = isPrimary
  ? undefined
  : await startTracing({
      ...configuration.tracing,
      serviceName: 'api',
      version: BUILD.version,
      onCollector: (isThere, sentence) => logger[isThere ? 'info' : 'warn'](sentence),
    });
const logger: Logger = pino({ level: configuration.logLevel, ...(tracing && { mixin: () => tracing.logFields() }) });
process.on('uncaughtException', (err) => {
  logger.fatal({ err }, 'The process ends: something failed that nothing was waiting for.');
  process.exit(1);
});
if (isPrimary) await startWorkers();
else await serve();

async function startWorkers(): Promise<void> {
  const { workers: count, stopTimeoutMs, host, metricsPort: port } = configuration;
  await runPrimary({ count, log: logger, stopTimeoutMs, metrics: { host, port } });
}

async function serve(): Promise<void> {
  try {
    const app = await createApp(configuration, logger, tracing);
    const listening = listen(app, configuration);
    stopOnSignal(app, logger, configuration, listening);
    const port = await listening;
    const { host } = configuration;
    logger.info({ ...BUILD, url: `http://${host.includes(':') ? `[${host}]` : host}:${port}` }, 'The API is up.');
    tellPrimary({ kind: 'up' });
  } catch (error) {
    if (error instanceof ListenError) logger.fatal(error.message);
    else logger.fatal({ err: error }, 'The API could not start.');
    process.exit(1);
  }
}
