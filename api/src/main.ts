import { ListenError } from '@site/http-server/http-servers';
import { prepareEnvironment } from '@site/settings/environment';
import { SettingInvalidError } from '@site/settings/read-settings';
import { pino } from 'pino';
import { API_VARIABLES, BUILD, POSTGRES_VARIABLES, readConfiguration } from './configuration/configuration.ts';
import type { Configuration } from './configuration/configuration.ts';
import { createApp, listen } from './create-app.ts';
import { stopApiOnSignal } from './shutdown/stop-on-signal.ts';

prepareEnvironment(API_VARIABLES, POSTGRES_VARIABLES);
const configuration = readConfigurationOrExit();
const logger = pino({ level: configuration.logLevel });
process.on('uncaughtException', (err) => {
  logger.fatal({ err }, 'The process is exiting because of an uncaught error.');
  process.exit(1);
});
await serve();

function readConfigurationOrExit(): Configuration {
  try {
    return readConfiguration(process.env);
  } catch (error) {
    if (!(error instanceof SettingInvalidError)) throw error;
    console.error(error.message);
    // This is EX_CONFIG from sysexits.h. A restart would not help.
    return process.exit(78);
  }
}

async function serve(): Promise<void> {
  try {
    const app = await createApp(configuration, logger);
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
