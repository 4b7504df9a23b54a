import { Controller, Get, Header, Logger, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Outbox } from '../contact/outbox.ts';
import { Shutdown } from '../shutdown/shutdown.ts';

const MOST_MS = 2_000;
/** A message that has waited for longer says that mail is not going out. */
const LATE_MS = 60 * 60 * 1000;

interface Readiness {
  status: 'ok' | 'degraded' | 'unavailable';
  database: 'ok' | 'unavailable';
  outbox?: { waiting: number; oldestSeconds: number };
}

@Controller('health')
export class HealthController {
  readonly #outbox: Outbox;
  readonly #shutdown: Shutdown;
  readonly #logger = new Logger('Health');

  constructor(outbox: Outbox, shutdown: Shutdown) {
    this.#outbox = outbox;
    this.#shutdown = shutdown;
  }

  /** The process runs and answers. */
  @Get('live')
  @Header('cache-control', 'no-store')
  live(): { status: string } {
    return { status: 'ok' };
  }

  /** The process can do its work: 503 while the database is away, and from the moment that it is told to stop. Mail that waits is `degraded`, for the messages are safe. */
  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const readiness = this.#shutdown.isStopping ? ({ status: 'stopping' } as const) : await this.#check();
    await reply.code(readiness.status === 'ok' || readiness.status === 'degraded' ? 200 : 503).header('cache-control', 'no-store').send(readiness);
  }

  async #check(): Promise<Readiness> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`The database did not answer within ${MOST_MS} ms.`)), MOST_MS);
    });
    try {
      const { waiting, oldestMs } = await Promise.race([this.#outbox.state(), late]);
      return { status: oldestMs > LATE_MS ? 'degraded' : 'ok', database: 'ok', outbox: { waiting, oldestSeconds: Math.floor(oldestMs / 1000) } };
    } catch (err) {
      this.#logger.warn({ err }, 'The database does not answer.');
      return { status: 'unavailable', database: 'unavailable' };
    } finally {
      clearTimeout(timer);
    }
  }
}
