import { Module } from '@nestjs/common';
import { ContactModule } from '../contact/contact.module.ts';
import { HealthController } from './health.controller.ts';

@Module({ imports: [ContactModule], controllers: [HealthController] })
export class HealthModule {}
