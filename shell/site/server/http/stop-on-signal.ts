import type { Logger } from 'pino';

interface StopOptions {
  log: Logger;
  /** The process exits after this time even if requests are still running. */
  timeoutMs: number;
  stop: () => Promise<void>;
}

/**
 * Exits with code 0 on SIGTERM or SIGINT, even after a timeout: browsers retry interrupted requests. The API exits
 * with 1 instead, because it may lose a visitor's message.
 */
export function stopOnSignal({ log, timeoutMs, stop }: StopOptions) {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      log.info({ signal }, 'Stopping.');
      setTimeout(() => {
        log.warn(`Stopped after ${timeoutMs / 1000} s (STOP_TIMEOUT_SECONDS) with requests still open.`);
        process.exit(0);
      }, timeoutMs);
      void stop()
        .catch((error: unknown) => log.error({ err: error }, 'An error occurred while stopping.'))
        .then(() => {
          log.info('Stopped.');
          process.exit(0);
        });
    });
  }
}
