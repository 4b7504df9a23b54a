import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { UnitsController } from './units.controller.ts';

@Module({ imports: [CatalogueModule], controllers: [UnitsController] })
export class UnitsModule {}
