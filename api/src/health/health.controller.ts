import { Controller, Get, Header, Res, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { HealthCheckService } from '@nestjs/terminus';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Shutdown } from '../shutdown/shutdown.ts';
import { DatabaseIndicator, OutboxIndicator } from './health-indicators.ts';

const reportSchema = z.object({
  status: z.enum(['ok', 'degraded', 'error']),
  details: z.object({
    database: z.object({ code: z.string().optional(), cause: z.string().optional() }),
    outbox: z
      .object({ waiting: z.number(), failed: z.number(), oldestSeconds: z.number() })
      .optional()
      .catch(undefined),
  }),
});

@Controller('health')
@ApiExcludeController()
export class HealthController {
  readonly #health: HealthCheckService;
  readonly #database: DatabaseIndicator;
  readonly #outbox: OutboxIndicator;
  readonly #shutdown: Shutdown;

  constructor(health: HealthCheckService, database: DatabaseIndicator, outbox: OutboxIndicator, shutdown: Shutdown) {
    this.#health = health;
    this.#database = database;
    this.#outbox = outbox;
    this.#shutdown = shutdown;
  }

  @Get('live')
  @Header('cache-control', 'no-store')
  live(): { status: string } {
    return { status: 'ok' };
  }

  /**
   * 503 while messages cannot be stored and during the shutdown. `degraded` while mail waits, because the messages are
   * safe.
   */
  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const readiness = this.#shutdown.isStopping ? { status: 'stopping' } : await this.#check();
    await reply
      .code(readiness.status === 'ok' || readiness.status === 'degraded' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness);
  }

  async #check() {
    const { status, details } = reportSchema.parse(await this.#report());
    if (status === 'error')
      return {
        status: 'unavailable',
        database: 'unavailable',
        code: details.database.code,
        cause: details.database.cause,
      };
    return { status, database: 'ok', ...(details.outbox && { outbox: details.outbox }) };
  }

  async #report(): Promise<unknown> {
    try {
      return await this.#health.check([() => this.#database.check(), () => this.#outbox.check()]);
    } catch (error) {
      if (error instanceof ServiceUnavailableException) return error.getResponse();
      throw error;
    }
  }
}
