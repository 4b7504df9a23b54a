import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { ConvertController } from './convert.controller.ts';

@Module({ imports: [CatalogueModule], controllers: [ConvertController] })
export class ConvertModule {}
