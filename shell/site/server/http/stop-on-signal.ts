import type { Logger } from 'pino';

interface StopOptions {
  log: Logger;
  /** In milliseconds; the process is ended when they are over, whatever is still under way. */
  timeoutMs: number;
  stop: () => Promise<void>;
}

/**
 * Stops the process on SIGTERM and SIGINT, and ends it with code 0: what was cut off at the end of the time was cut off by intention, and a
 * browser asks again. The API, which may be about to send a visitor's message, ends with 1 then and says what it waited for.
 */
export function stopOnSignal({ log, timeoutMs, stop }: StopOptions) {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      log.info({ signal }, 'Stopping.');
      setTimeout(() => {
        log.warn(`Stopped after ${timeoutMs / 1000} s, the value of STOP_TIMEOUT_SECONDS. Open requests were cut off.`);
        process.exit(0);
      }, timeoutMs);
      void stop()
        .catch((error: unknown) => log.error({ err: error }, 'Something failed while stopping.'))
        .then(() => {
          log.info('Stopped.');
          process.exit(0);
        });
    });
  }
}
