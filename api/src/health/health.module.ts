import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { ContactModule } from '../contact/contact.module.ts';
import { StorageModule } from '../storage/storage.module.ts';
import { DatabaseIndicator, OutboxIndicator } from './health-indicators.ts';
import { HealthController } from './health.controller.ts';

@Module({
  // Of a database that does not do its work, storage tells once in the log: not each time that somebody asks.
  imports: [TerminusModule.forRoot({ logger: false }), ContactModule, StorageModule],
  controllers: [HealthController],
  providers: [DatabaseIndicator, OutboxIndicator],
})
export class HealthModule {}
