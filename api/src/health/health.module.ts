import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { ContactModule } from '../contact/contact.module.ts';
import { StorageModule } from '../storage/open/storage.module.ts';
import { DatabaseIndicator, OutboxIndicator } from './health-indicators.ts';
import { HealthController } from './health.controller.ts';

@Module({
  // Storage logs a problem once, instead of at each check.
  imports: [TerminusModule.forRoot({ logger: false }), ContactModule, StorageModule],
  controllers: [HealthController],
  providers: [DatabaseIndicator, OutboxIndicator],
})
export class HealthModule {}
