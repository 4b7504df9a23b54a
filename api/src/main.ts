import { pino } from 'pino';
import { parseConfiguration } from './configuration/configuration.ts';
import { createApp } from './create-app.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const parsed = parseConfiguration(process.env);
if (!parsed.ok) {
  for (const problem of parsed.problems) console.error(problem);
  process.exit(78);
}
const { configuration } = parsed;
const logger = pino({ level: configuration.logLevel });
try {
  const app = await createApp(configuration, logger);
  stopOnSignal(app, logger);
  await app.listen(configuration.port, configuration.host);
  logger.info({ url: await app.getUrl() }, 'The API is up.');
} catch (error) {
  logger.fatal({ err: error }, 'The API could not start.');
  process.exit(1);
}
