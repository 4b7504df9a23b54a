/** Entry of the shell's server. */
import { pino } from 'pino';
import { stopOnSignal } from './http/stop-on-signal.ts';
import { forgetForeignSettings, parseShellConfig } from './shell-config.ts';
import { startShellServer } from './shell-server.ts';

try {
  const config = parseShellConfig(process.env);
  forgetForeignSettings(process.env);
  const log = pino({ level: config.LOG_LEVEL });
  const server = await startShellServer(config, log);
  stopOnSignal({ log, timeoutMs: config.STOP_TIMEOUT, stop: server.stop });
  log.info({ url: `http://${config.HOST}:${server.port}` }, 'The site is up.');
} catch (error) {
  console.error(error instanceof Error && 'code' in error ? error.message : error);
  process.exit(1);
}
