import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { HttpServers } from '@site/http-server/http-servers';
import { stopOnSignal } from '@site/http-server/stop-on-signal';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Shutdown } from './shutdown.ts';
import type { Stage } from './shutdown.ts';

export interface StopTimes {
  /** How long new requests are still accepted, so load balancers can notice. */
  drainMs: number;
  /** Includes the drain period. Then the process exits regardless. */
  stopTimeoutMs: number;
}

/** Exits with 0 after a complete shutdown, else 1. */
export function stopApiOnSignal(
  app: NestFastifyApplication,
  logger: Logger,
  { drainMs, stopTimeoutMs }: StopTimes,
  started: Promise<unknown> = Promise.resolve(),
): void {
  const shutdown = app.get(Shutdown);
  const servers = app.get(HttpServers);
  stopOnSignal({
    log: logger,
    timeoutMs: stopTimeoutMs,
    lateCode: 1,
    waitsFor: () => waitsFor(shutdown.stage, servers.unanswered),
    stop: async () => {
      // Nest cannot close an application that is still starting. A failed start exits the process itself.
      await started;
      shutdown.enter('draining');
      servers.askToLetGo();
      await sleep(drainMs);
      shutdown.enter('answering');
      await servers.close({ patienceMs: (stopTimeoutMs - drainMs) / 2 });
      shutdown.enter('delivering');
      await app.close();
    },
  });
}

function waitsFor(stage: Stage, unanswered: number): string {
  if (stage === 'answering') return unanswered === 1 ? '1 request to finish' : `${unanswered} requests to finish`;
  if (stage === 'delivering')
    return 'the mail server to accept messages (they stay in the outbox until the next start)';
  return stage === 'draining' ? 'the drain period to end' : 'the database to close';
}
