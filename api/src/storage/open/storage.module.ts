import { Global, Module } from '@nestjs/common';
import type { Tracing } from '@site/http-server/tracing';
import { CONFIGURATION, TRACING } from '../../configuration/configuration.module.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import { openStorage } from './open-storage.ts';
import { StorageMonitor } from '../storage-monitor.ts';
import { Storage } from '../storage.ts';

@Global()
@Module({
  providers: [
    {
      provide: Storage,
      inject: [CONFIGURATION, TRACING],
      useFactory: ({ storage }: Configuration, tracing?: Tracing) => openStorage(storage, tracing),
    },
    StorageMonitor,
  ],
  exports: [Storage, StorageMonitor],
})
export class StorageModule {}
