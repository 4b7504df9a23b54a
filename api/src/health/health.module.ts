import { Module } from '@nestjs/common';
import { ContactModule } from '../contact/contact.module.ts';
import { StorageModule } from '../storage/storage.module.ts';
import { HealthController } from './health.controller.ts';

@Module({ imports: [ContactModule, StorageModule], controllers: [HealthController] })
export class HealthModule {}
