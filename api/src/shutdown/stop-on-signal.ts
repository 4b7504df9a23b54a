import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { HttpServers } from '@site/http-server/http-servers';
import { stopOnSignal } from '@site/http-server/stop-on-signal';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

export interface StopTimes {
  /** New requests are still accepted for this time, so that load balancers can notice. */
  drainMs: number;
  /** Includes the drain period. After it, the process exits. */
  stopTimeoutMs: number;
}

/** Exits with 0 after a complete shutdown, else 1. */
export function stopApiOnSignal(
  app: NestFastifyApplication,
  log: Logger,
  { drainMs, stopTimeoutMs }: StopTimes,
  started: Promise<unknown> = Promise.resolve(),
): void {
  const servers = app.get(HttpServers);
  stopOnSignal({
    log,
    timeoutMs: stopTimeoutMs,
    lateCode: 1,
    stop: async () => {
      // Nest cannot close an application that is still starting. A failed start exits the process itself.
      await started;
      servers.closeAfterResponses();
      await sleep(drainMs);
      await servers.close({ patienceMs: (stopTimeoutMs - drainMs) / 2 });
      await app.close();
    },
  });
}
