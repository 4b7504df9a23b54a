import { ListenError } from '@site/http-server/http-servers';
import { startTracing, traceLogFields } from '@site/http-server/tracing';
import { prepareEnvironment } from '@site/settings/environment';
import { pino, type Logger } from 'pino';
import { BUILD } from './configuration/build-info.ts';
import { API_VARIABLES, parseConfiguration, POSTGRES_VARIABLES } from './configuration/configuration.ts';
import { createApp, listen } from './create-app.ts';
import { stopApiOnSignal } from './shutdown/stop-on-signal.ts';

prepareEnvironment(API_VARIABLES, POSTGRES_VARIABLES);
const parsed = parseConfiguration(process.env);
for (const warning of parsed.warnings) console.error(warning);
if (!parsed.ok) {
  for (const problem of parsed.problems) console.error(problem);
  // EX_CONFIG of sysexits.h: a restart would not help.
  process.exit(78);
}
const { configuration } = parsed;
const tracing = await startTracing({
  settings: configuration.tracing,
  serviceName: 'api',
  version: BUILD.version,
  log: () => logger,
});
const logger: Logger = pino({ level: configuration.logLevel, ...(tracing && { mixin: () => traceLogFields() }) });
process.on('uncaughtException', (err) => {
  logger.fatal({ err }, 'An uncaught error ends the process.');
  process.exit(1);
});
await serve();

async function serve(): Promise<void> {
  try {
    const app = await createApp(configuration, logger, tracing);
    const listening = listen(app, configuration);
    stopApiOnSignal(app, logger, configuration, listening);
    const port = await listening;
    const { host } = configuration;
    logger.info({ ...BUILD, url: `http://${host.includes(':') ? `[${host}]` : host}:${port}` }, 'The API is ready.');
  } catch (error) {
    if (error instanceof ListenError) logger.fatal(error.message);
    else logger.fatal({ err: error }, 'The API could not start.');
    process.exit(1);
  }
}
