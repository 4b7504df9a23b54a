import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { setTimeout as rest } from 'node:timers/promises';
import type { Logger } from 'pino';
import { HttpServers } from '../http/http-servers.ts';
import { Shutdown } from './shutdown.ts';

/** Ctrl-C under npm comes twice: from the terminal, and from npm, which hands it on. */
const SAME_SIGNAL_MS = 500;

export interface StopTimes {
  /** How long new requests are still answered, so that whoever hands them out can learn to send them elsewhere. */
  drainMs: number;
  /** After which the process ends, whatever still runs. Counts the drain period. */
  stopTimeoutMs: number;
}

/** Stops the process on SIGTERM and SIGINT: exit code 0 when everything was done, 1 with a sentence otherwise. A second signal ends it at once. */
export function stopOnSignal(app: NestFastifyApplication, logger: Logger, times: StopTimes): void {
  let since: number | undefined;
  const onSignal = (signal: string) => {
    if (since === undefined) {
      since = Date.now();
      logger.info({ signal }, 'Stopping.');
      void stop(app, logger, times);
    } else if (Date.now() - since > SAME_SIGNAL_MS) {
      logger.warn({ signal }, 'Ended at once by a second signal.');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, onSignal);
}

async function stop(app: NestFastifyApplication, logger: Logger, { drainMs, stopTimeoutMs }: StopTimes): Promise<void> {
  const servers = app.get(HttpServers);
  let waitsFor = () => 'for the drain period to end';
  setTimeout(() => {
    logger.error(`Not everything was done within ${stopTimeoutMs / 1000} s: the process was waiting ${waitsFor()}. STOP_TIMEOUT_SECONDS gives it longer.`);
    process.exit(1);
  }, stopTimeoutMs).unref();
  // Nest lets its providers finish, closes the HTTP server, and only then lets go of what all of them use.
  app.getHttpAdapter().getInstance().addHook('onClose', async () => {
    waitsFor = () => 'for the database to close';
  });
  try {
    app.get(Shutdown).begin();
    await rest(drainMs);
    waitsFor = () => `for ${servers.unanswered} requests to be answered`;
    await servers.close((stopTimeoutMs - drainMs) / 2);
    waitsFor = () => 'for e-mails to be taken by the mail server (they stay in the outbox and are sent after the next start)';
    await app.close();
    logger.info('Stopped.');
    process.exit(0);
  } catch (err) {
    logger.error({ err }, 'The process could not stop in good order.');
    process.exit(1);
  }
}
