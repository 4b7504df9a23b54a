import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { AnalyticsIdController } from './analytics-id.controller.ts';

@Module({ imports: [CatalogueModule], controllers: [AnalyticsIdController] })
export class AnalyticsIdModule {}
