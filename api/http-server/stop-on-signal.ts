export type Log = Record<'info' | 'warn' | 'error', (about: object, sentence: string) => void>;

interface StopOptions {
  log: Log;
  stop: () => Promise<void>;
  /** The process exits after this time even if `stop` has not resolved. */
  timeoutMs: number;
  /** Exit code after the timeout. Use 0 if an interruption loses nothing. */
  lateCode: 0 | 1;
}

/** Under npm, Ctrl-C arrives twice, once from the terminal and once forwarded by npm. */
const SAME_SIGNAL_MS = 500;

/** Exits with 0 once the server has stopped. A second signal exits immediately. */
export function stopOnSignal({ log, stop, timeoutMs, lateCode }: StopOptions): void {
  let firstSignalAt: number | undefined;
  const onSignal = (signal: string) => {
    if (firstSignalAt !== undefined) {
      if (performance.now() - firstSignalAt <= SAME_SIGNAL_MS) return;
      log.warn({ signal }, 'Exiting immediately because of a second signal.');
      return process.exit(1);
    }
    firstSignalAt = performance.now();
    log.info({ signal }, 'Stopping.');
    const late = setTimeout(() => {
      log[lateCode === 0 ? 'warn' : 'error'](
        { timeoutMs },
        `Stopping took longer than ${timeoutMs / 1000} s. To allow more time, increase STOP_TIMEOUT_SECONDS.`,
      );
      process.exit(lateCode);
    }, timeoutMs).unref();
    stop().then(
      () => {
        clearTimeout(late);
        log.info({}, 'Stopped.');
        process.exit(0);
      },
      (err: unknown) => {
        log.error({ err }, 'An error occurred while stopping.');
        process.exit(lateCode);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, onSignal);
}
