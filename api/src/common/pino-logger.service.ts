import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Nest's own log lines, written by the process's one logger. Objects become fields. */
export class PinoLoggerService implements LoggerService {
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  // Nest tells every route and module at its start, in sentences: worth no more than debug. What has fields is ours.
  log(message: unknown, ...rest: unknown[]): void {
    this.#write(typeof message === 'object' ? 'info' : 'debug', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.#write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.#write('warn', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.#write('fatal', message, rest);
  }

  #write(level: 'debug' | 'info' | 'error' | 'warn' | 'fatal', message: unknown, rest: unknown[]): void {
    const [text] = rest;
    if (message instanceof Error) this.#logger[level]({ err: message });
    else if (typeof message === 'object') this.#logger[level](message, typeof text === 'string' ? text : undefined);
    else this.#logger[level]({ context: rest.at(-1) }, String(message));
  }
}
