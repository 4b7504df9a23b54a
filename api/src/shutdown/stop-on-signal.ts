import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { HttpServers } from '@site/http-server/http-servers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Shutdown } from './shutdown.ts';
import type { Stage } from './shutdown.ts';

/** Under npm, Ctrl-C arrives twice: from the terminal, and forwarded by npm. */
const SAME_SIGNAL_MS = 500;

export interface StopTimes {
  /** How long new requests are still accepted, so load balancers can notice. */
  drainMs: number;
  /** Includes the drain period. Then the process exits regardless. */
  stopTimeoutMs: number;
}

/** Exits with 0 after a complete shutdown, else 1. A second signal exits immediately. */
export function stopOnSignal(
  app: NestFastifyApplication,
  logger: Logger,
  times: StopTimes,
  started: Promise<unknown> = Promise.resolve(),
): void {
  let since: number | undefined;
  const onSignal = (signal: string) => {
    if (since === undefined) {
      since = performance.now();
      logger.info({ signal }, 'Stopping.');
      void stop(app, logger, times, started);
    } else if (performance.now() - since > SAME_SIGNAL_MS) {
      logger.warn({ signal }, 'A second signal ends the process immediately.');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, onSignal);
}

async function stop(
  app: NestFastifyApplication,
  logger: Logger,
  { drainMs, stopTimeoutMs }: StopTimes,
  started: Promise<unknown>,
): Promise<void> {
  const shutdown = app.get(Shutdown);
  const servers = app.get(HttpServers);
  const limit = setTimeout(() => {
    const waiting = waitsFor(shutdown.stage, servers.unanswered);
    logger.error(
      `The API did not stop within ${stopTimeoutMs / 1000} s: it was waiting for ${waiting}. To allow more time, raise STOP_TIMEOUT_SECONDS.`,
    );
    process.exit(1);
  }, stopTimeoutMs).unref();
  try {
    // Nest cannot close an application that is still starting. A failed start exits the process itself.
    await started;
    shutdown.enter('draining');
    servers.askToLetGo();
    await sleep(drainMs);
    shutdown.enter('answering');
    await servers.close({ patienceMs: (stopTimeoutMs - drainMs) / 2 });
    shutdown.enter('delivering');
    await app.close();
    clearTimeout(limit);
    logger.info('Stopped.');
    process.exit(0);
  } catch (err) {
    logger.error({ err }, 'An error occurred while stopping.');
    process.exit(1);
  }
}

function waitsFor(stage: Stage, unanswered: number): string {
  if (stage === 'answering') return unanswered === 1 ? '1 request to finish' : `${unanswered} requests to finish`;
  if (stage === 'delivering')
    return 'the mail server to accept messages (they stay in the outbox until the next start)';
  return stage === 'draining' ? 'the drain period to end' : 'the database to close';
}
