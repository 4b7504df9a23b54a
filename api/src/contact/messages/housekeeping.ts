import { Inject, Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { CONFIGURATION } from '../../configuration/configuration.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import { StorageUnavailableError } from '../../storage/storage-error.ts';
import { Storage } from '../../storage/storage.ts';
import { DAY_MS } from '../contact-messages.ts';
import { MessageArchive } from './message-archive.ts';

const INTERVAL_MS = 60 * 60 * 1000;

@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger('Housekeeping');
  #timer: NodeJS.Timeout | undefined;
  #tidying: Promise<void> = Promise.resolve();

  constructor(
    private readonly storage: Storage,
    private readonly archive: MessageArchive,
    @Inject(CONFIGURATION) private readonly configuration: Pick<Configuration, 'retentionDays'>,
  ) {}

  onApplicationBootstrap(): void {
    const tidy = () => {
      this.#tidying = this.#tidy().catch((err: unknown) => {
        // `StorageMonitor` has already logged the cause.
        const details = err instanceof StorageUnavailableError ? { code: err.code } : { err };
        this.#logger.warn(details, 'Could not delete expired messages. The API will try again in an hour.');
      });
    };
    this.#timer = setInterval(tidy, INTERVAL_MS).unref();
    tidy();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    await this.#tidying;
  }

  async #tidy(): Promise<void> {
    await this.storage.transaction((database) =>
      database
        .deleteFrom('contact_attempt')
        .where('at', '<=', Date.now() - DAY_MS)
        .execute(),
    );
    const { retentionDays } = this.configuration;
    if (retentionDays === undefined) return;
    const purged = await this.archive.purge(retentionDays);
    if (purged.deleted > 0)
      this.#logger.log({ ...purged, retentionDays }, 'Deleted messages older than MESSAGE_RETENTION_DAYS.');
  }
}
