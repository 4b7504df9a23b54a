import { Module } from '@nestjs/common';
import { AnalyticsIdController } from './analytics-id.controller.ts';

@Module({ controllers: [AnalyticsIdController] })
export class AnalyticsIdModule {}
