import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { AnalyticsIdModule } from './analytics-id/analytics-id.module.ts';
import { CatalogueModule } from './catalogue/catalogue.module.ts';
import { ConfigurationModule } from './configuration/configuration.module.ts';
import type { Configuration } from './configuration/configuration.ts';
import { ContactModule } from './contact/contact.module.ts';
import { ConvertModule } from './convert/convert.module.ts';
import { ConversionsModule } from './conversions/conversions.module.ts';
import { FaqsModule } from './faqs/faqs.module.ts';
import { HealthModule } from './health/health.module.ts';
import { MetricsModule } from './metrics/metrics.module.ts';
import { OpenApiModule } from './openapi/openapi.module.ts';
import { UnitDataModule } from './unit-data/unit-data.module.ts';
import { UnitsModule } from './units/units.module.ts';

@Module({
  imports: [
    CatalogueModule,
    ConversionsModule,
    ConvertModule,
    FaqsModule,
    UnitsModule,
    UnitDataModule,
    AnalyticsIdModule,
    ContactModule,
    HealthModule,
    MetricsModule,
    OpenApiModule,
  ],
})
export class AppModule {
  static with(configuration: Configuration, http: DynamicModule): DynamicModule {
    return { module: AppModule, imports: [ConfigurationModule.with(configuration), http] };
  }
}
