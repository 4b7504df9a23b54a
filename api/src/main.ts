import { ListenError } from '@site/http-server/listen-error';
import { pino } from 'pino';
import { BUILD } from './configuration/build-info.ts';
import { forgetForeignSettings, parseConfiguration } from './configuration/configuration.ts';
import { createApp, listen } from './create-app.ts';
import { stopOnSignal } from './shutdown/stop-on-signal.ts';

forgetForeignSettings(process.env);
const parsed = parseConfiguration(process.env);
if (!parsed.ok) {
  for (const problem of parsed.problems) console.error(problem);
  process.exit(78);
}
const { configuration } = parsed;
const logger = pino({ level: configuration.logLevel });
process.on('uncaughtException', (err) => {
  logger.fatal({ err }, 'The process ends: something failed that nothing was waiting for.');
  process.exit(1);
});
try {
  const app = await createApp(configuration, logger);
  stopOnSignal(app, logger, configuration);
  const port = await listen(app, configuration);
  const { host } = configuration;
  logger.info({ ...BUILD, url: `http://${host.includes(':') ? `[${host}]` : host}:${port}` }, 'The API is up.');
} catch (error) {
  if (error instanceof ListenError) logger.fatal(error.message);
  else logger.fatal({ err: error }, 'The API could not start.');
  process.exit(1);
}
