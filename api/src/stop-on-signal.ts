import type { INestApplication } from '@nestjs/common';
import type { Logger } from 'pino';

/** Longer than a sending may take would keep a deployment waiting; what is cut off is sent again at the next start. */
const MOST_MS = 10_000;

/** Stops the process on SIGTERM and SIGINT: no new connections, what has begun is finished, then storage is closed. */
export function stopOnSignal(app: INestApplication, logger: Logger): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'Stopping.');
    setTimeout(() => process.exit(1), MOST_MS).unref();
    await app.close();
    logger.info('Stopped.');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal));
}
