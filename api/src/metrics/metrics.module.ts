import { Module } from '@nestjs/common';
import { ContactModule } from '../contact/contact.module.ts';
import { MetricsServer } from './metrics-server.ts';
import { RequestMetrics } from './request-metrics.ts';

@Module({ imports: [ContactModule], providers: [RequestMetrics, MetricsServer], exports: [RequestMetrics] })
export class MetricsModule {}
