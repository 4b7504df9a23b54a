import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { HttpServers } from '@site/http-server/http-servers';
import { stopOnSignal } from '@site/http-server/stop-on-signal';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

export interface StopTimes {
  /** New requests are still accepted for this long, so that load balancers can notice the shutdown. */
  drainMs: number;
  /** The process exits after this time, which includes the drain period. */
  stopTimeoutMs: number;
}

/** Exits with 0 after a complete shutdown, or else with 1. */
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
      // Nest cannot close an application that is still starting. If startup fails, `main.ts` exits the process.
      await started;
      servers.closeAfterResponses();
      await sleep(drainMs);
      await servers.close({ patienceMs: (stopTimeoutMs - drainMs) / 2 });
      await app.close();
    },
  });
}
