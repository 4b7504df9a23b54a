import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { ConversionsController } from './conversions.controller.ts';

@Module({ imports: [CatalogueModule], controllers: [ConversionsController] })
export class ConversionsModule {}
