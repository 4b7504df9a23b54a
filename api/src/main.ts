import { pino } from 'pino';
import { BUILD } from './configuration/build-info.ts';
import { forgetForeignSettings, parseConfiguration } from './configuration/configuration.ts';
import type { Configuration } from './configuration/configuration.ts';
import { createApp } from './create-app.ts';
import { stopOnSignal } from './shutdown/stop-on-signal.ts';

/** What a person can mend without reading the code, by the code of the system's error. */
const LISTEN_SENTENCES: Record<string, (settings: Configuration) => string> = {
  EADDRINUSE: ({ host, port }) => `Port ${port} of ${host} is taken by another process. End that one, or set PORT to another.`,
  EACCES: ({ port }) => `Port ${port} may not be opened by this user. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `${host} is no address of this machine. Set HOST to one that is.`,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
};

function noAddress({ host }: Configuration): string {
  return `The name ${host} stands for no address. Set HOST to another.`;
}

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
  await app.listen(configuration.port, configuration.host);
  logger.info({ ...BUILD, url: await app.getUrl() }, 'The API is up.');
} catch (error) {
  const sentence = LISTEN_SENTENCES[(error as NodeJS.ErrnoException).code ?? '']?.(configuration);
  if (sentence === undefined) logger.fatal({ err: error }, 'The API could not start.');
  else logger.fatal(sentence);
  process.exit(1);
}
