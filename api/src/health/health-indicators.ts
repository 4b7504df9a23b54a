import { Inject, Injectable } from '@nestjs/common';
import { HealthIndicatorService } from '@nestjs/terminus';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONFIGURATION } from '../configuration/configuration.module.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { Outbox } from '../contact/delivery/outbox.ts';
import { StorageMonitor } from '../storage/storage-monitor.ts';

/** A message that waits longer means mail is not going out. */
const LATE_MS = 60 * 60 * 1000;
const LONGEST_COUNT_MS = 1_000;

@Injectable()
export class DatabaseIndicator {
  readonly #indicators: HealthIndicatorService;
  readonly #storage: StorageMonitor;

  constructor(indicators: HealthIndicatorService, storage: StorageMonitor) {
    this.#indicators = indicators;
    this.#storage = storage;
  }

  async check() {
    const indicator = this.#indicators.check('database');
    const problem = await this.#storage.check();
    return problem ? indicator.down({ code: problem.code, cause: problem.message }) : indicator.up();
  }
}

/** Only degraded while mail is late, because the database has it. */
@Injectable()
export class OutboxIndicator {
  readonly #indicators: HealthIndicatorService;
  readonly #outbox: Outbox;
  readonly #sendsMail: boolean;

  constructor(indicators: HealthIndicatorService, outbox: Outbox, @Inject(CONFIGURATION) { mail }: Configuration) {
    this.#indicators = indicators;
    this.#outbox = outbox;
    this.#sendsMail = mail.smtpUrl !== undefined;
  }

  async check() {
    const indicator = this.#indicators.check('outbox');
    const state = await Promise.race([
      this.#outbox.state().catch(() => undefined),
      sleep(LONGEST_COUNT_MS, undefined, { ref: false }),
    ]);
    if (state === undefined) return indicator.up();
    const { waiting, failed, oldestMs } = state;
    const counts = { waiting, failed, oldestSeconds: Math.floor(oldestMs / 1000) };
    return this.#sendsMail && oldestMs > LATE_MS ? indicator.degraded(counts) : indicator.up(counts);
  }
}
