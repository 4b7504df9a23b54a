import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { setTimeout as rest } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { CONFIGURATION } from '../configuration/configuration.module.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { Outbox } from '../contact/outbox.ts';
import { Shutdown } from '../shutdown/shutdown.ts';
import { StorageMonitor } from '../storage/storage-monitor.ts';
import type { StorageProblemCode } from '../storage/storage-error.ts';

/** A message that has waited for longer says that mail is not going out. */
const LATE_MS = 60 * 60 * 1000;
const LONGEST_COUNT_MS = 1_000;

interface Readiness {
  status: 'ok' | 'degraded' | 'unavailable';
  database: 'ok' | 'unavailable';
  /** What is wrong, for programs and for people. */
  code?: StorageProblemCode;
  cause?: string;
  outbox?: { waiting: number; failed: number; oldestSeconds: number };
}

@Controller('health')
@ApiExcludeController()
export class HealthController {
  readonly #outbox: Outbox;
  readonly #storage: StorageMonitor;
  readonly #shutdown: Shutdown;
  readonly #sendsMail: boolean;

  constructor(outbox: Outbox, storage: StorageMonitor, shutdown: Shutdown, @Inject(CONFIGURATION) { mail }: Configuration) {
    this.#outbox = outbox;
    this.#storage = storage;
    this.#shutdown = shutdown;
    this.#sendsMail = mail.smtpUrl !== undefined;
  }

  /** The process runs and answers. */
  @Get('live')
  @Header('cache-control', 'no-store')
  live(): { status: string } {
    return { status: 'ok' };
  }

  /** The process can do its work: 503 while messages cannot be stored, and from the moment that it is told to stop. Mail that waits is `degraded`, for the messages are safe. */
  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const readiness = this.#shutdown.isStopping ? ({ status: 'stopping' } as const) : await this.#check();
    await reply.code(readiness.status === 'ok' || readiness.status === 'degraded' ? 200 : 503).header('cache-control', 'no-store').send(readiness);
  }

  async #check(): Promise<Readiness> {
    const problem = await this.#storage.check();
    if (problem) return { status: 'unavailable', database: 'unavailable', code: problem.code, cause: problem.message };
    const state = await Promise.race([this.#outbox.state().catch(() => undefined), rest(LONGEST_COUNT_MS, undefined, { ref: false })]);
    if (state === undefined) return { status: 'ok', database: 'ok' };
    const { waiting, failed, oldestMs } = state;
    const late = this.#sendsMail && oldestMs > LATE_MS;
    return { status: late ? 'degraded' : 'ok', database: 'ok', outbox: { waiting, failed, oldestSeconds: Math.floor(oldestMs / 1000) } };
  }
}
