import { Global, Module } from '@nestjs/common';
import { CONFIGURATION } from '../../configuration/configuration.module.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import { openStorage } from './open-storage.ts';
import { StorageMonitor } from '../storage-monitor.ts';
import { Storage } from '../storage.ts';

@Global()
@Module({
  providers: [
    {
      provide: Storage,
      inject: [CONFIGURATION],
      useFactory: ({ storage }: Configuration) => openStorage(storage),
    },
    StorageMonitor,
  ],
  exports: [Storage, StorageMonitor],
})
export class StorageModule {}
