import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { AnalyticsIdController } from './analytics-id/analytics-id.controller.ts';
import { CategoriesController } from './catalogue/categories.controller.ts';
import { ConfigurationModule } from './configuration/configuration.module.ts';
import type { Configuration } from './configuration/configuration.ts';
import { ContactModule } from './contact/contact.module.ts';
import { ConvertController } from './convert/convert.controller.ts';
import { ConversionsController } from './conversions/conversions.controller.ts';
import { FaqsController } from './faqs/faqs.controller.ts';
import { DatabaseIndicator, OutboxIndicator } from './health/health-indicators.ts';
import { HealthController } from './health/health.controller.ts';
import { MetricsServer } from './metrics/metrics-server.ts';
import { RequestMetrics } from './metrics/request-metrics.ts';
import { OpenApiDocument } from './openapi/openapi-document.ts';
import { OpenApiController } from './openapi/openapi.controller.ts';
import { StorageModule } from './storage/open/storage.module.ts';
import { UnitDataController } from './unit-data/unit-data.controller.ts';
import { UnitsController } from './units/units.controller.ts';

@Module({
  // Storage logs a problem once, instead of at each check.
  imports: [TerminusModule.forRoot({ logger: false }), ContactModule, StorageModule],
  controllers: [
    CategoriesController,
    ConversionsController,
    ConvertController,
    FaqsController,
    UnitsController,
    UnitDataController,
    AnalyticsIdController,
    HealthController,
    OpenApiController,
  ],
  providers: [DatabaseIndicator, OutboxIndicator, RequestMetrics, MetricsServer, OpenApiDocument],
})
export class AppModule {
  static with(configuration: Configuration, http: DynamicModule): DynamicModule {
    return { module: AppModule, imports: [ConfigurationModule.with(configuration), http] };
  }
}
