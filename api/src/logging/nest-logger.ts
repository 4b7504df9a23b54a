import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal';

/** Nest contexts that log every module and route, or a startup error that `main.ts` also reports. */
const FRAMEWORK = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

export function createNestLogger(pino: Logger): LoggerService {
  /** Nest passes the message, then optional parameters, then the logger's context. */
  const at =
    (level: Level) =>
    (message: unknown, ...rest: unknown[]) => {
      const context = rest.at(-1);
      const logger = pino[FRAMEWORK.has(String(context)) ? 'debug' : level].bind(pino);
      if (message instanceof Error) logger({ context, err: message });
      else if (typeof message === 'object')
        logger({ context, ...message }, rest.length > 1 ? String(rest[0]) : undefined);
      else logger({ context }, typeof message === 'string' ? message : JSON.stringify(message));
    };
  return {
    verbose: at('trace'),
    debug: at('debug'),
    log: at('info'),
    warn: at('warn'),
    error: at('error'),
    fatal: at('fatal'),
  };
}
