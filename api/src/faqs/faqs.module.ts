import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { FaqsController } from './faqs.controller.ts';

@Module({ imports: [CatalogueModule], controllers: [FaqsController] })
export class FaqsModule {}
