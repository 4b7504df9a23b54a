import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { HttpServers } from '@site/http-server/http-servers';
import type { FastifyReply } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONFIGURATION } from '../configuration/configuration.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { ContactMessages } from '../contact/contact-messages.ts';
import { StorageMonitor } from '../storage/storage-monitor.ts';

/** If a message has waited longer than this, mail is probably not being sent. */
const MAIL_DELAY_LIMIT_MS = 60 * 60 * 1000;
const LONGEST_COUNT_MS = 1_000;

@Controller('health')
@ApiExcludeController()
export class HealthController {
  constructor(
    private readonly storage: StorageMonitor,
    private readonly outbox: ContactMessages,
    private readonly servers: HttpServers,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  @Get('live')
  @Header('cache-control', 'no-store')
  live(): { status: string } {
    return { status: 'ok' };
  }

  /**
   * Returns 503 during shutdown and while messages cannot be stored. Returns 200 with `degraded` while mail is delayed,
   * because stored messages are safe.
   */
  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const readiness = this.servers.isStopping ? { status: 'stopping' } : await this.#check();
    await reply
      .code(readiness.status === 'ok' || readiness.status === 'degraded' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness);
  }

  async #check() {
    const counting = this.outbox.readState().catch(() => undefined);
    const [problem, state] = await Promise.all([
      this.storage.check(),
      Promise.race([counting, sleep(LONGEST_COUNT_MS, undefined, { ref: false })]),
    ]);
    if (problem) return { status: 'unavailable', database: 'unavailable', code: problem.code, cause: problem.message };
    if (state === undefined) return { status: 'ok', database: 'ok' };
    const { waiting, failed, oldestMs } = state;
    const status = this.configuration.smtpUrl !== undefined && oldestMs > MAIL_DELAY_LIMIT_MS ? 'degraded' : 'ok';
    return { status, database: 'ok', outbox: { waiting, failed, oldestSeconds: Math.floor(oldestMs / 1000) } };
  }
}
