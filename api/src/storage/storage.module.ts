import { Global, Inject, Injectable, Logger, Module } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { setTimeout as rest } from 'node:timers/promises';
import { CONFIGURATION } from '../configuration/configuration.module.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';

/** Injection token of the open `Storage`. */
export const STORAGE = Symbol('Storage');

const RETRY_MS = 2_000;

/** Brings the database up to date at the start, and closes it as the last thing of all. */
@Injectable()
class StorageLifetime implements OnModuleInit, OnApplicationShutdown {
  readonly #storage: Storage;
  readonly #logger = new Logger('Storage');
  readonly #stopping = new AbortController();

  constructor(@Inject(STORAGE) storage: Storage) {
    this.#storage = storage;
  }

  /** An embedded database that does not open is a fault to mend. A server that is away comes back, and the catalogue needs none. */
  async onModuleInit(): Promise<void> {
    if (this.#storage.kind === 'sqlite') return this.#storage.migrate();
    await this.#storage.migrate().catch((err: unknown) => {
      this.#logger.error({ err }, 'The database is away. Messages are refused until it is back.');
      void this.#migrateInTheEnd();
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    await this.#storage.close();
  }

  async #migrateInTheEnd(): Promise<void> {
    for (;;) {
      try {
        await rest(RETRY_MS, undefined, { signal: this.#stopping.signal });
        await this.#storage.migrate();
        this.#logger.warn('The database is back.');
        return;
      } catch {
        if (this.#stopping.signal.aborted) return;
      }
    }
  }
}

@Global()
@Module({
  providers: [
    {
      provide: STORAGE,
      inject: [CONFIGURATION],
      useFactory: ({ storage }: Configuration) => {
        const logger = new Logger('Storage');
        return openStorage(storage, (err) => logger.warn({ err }, 'A connection to the database broke.'));
      },
    },
    StorageLifetime,
  ],
  exports: [STORAGE],
})
export class StorageModule {}
