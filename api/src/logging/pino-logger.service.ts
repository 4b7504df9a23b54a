import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal';

/** Contexts that log every module and route, or a startup error that `main.ts` reports itself. Logged at debug. */
const FRAMEWORK = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

export class PinoLoggerService implements LoggerService {
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.#write('trace', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.#write('debug', message, rest);
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.#write('info', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.#write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.#write('error', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.#write('fatal', message, rest);
  }

  /** Nest passes the message, optional parameters, and the logger's context last. */
  #write(level: Level, message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    const logger = this.#logger[FRAMEWORK.has(String(context)) ? 'debug' : level].bind(this.#logger);
    if (message instanceof Error) logger({ context, err: message });
    else if (typeof message === 'object')
      logger({ context, ...message }, rest.length > 1 ? String(rest[0]) : undefined);
    else logger({ context }, typeof message === 'string' ? message : JSON.stringify(message));
  }
}
