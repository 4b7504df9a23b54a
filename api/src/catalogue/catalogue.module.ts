import { Module } from '@nestjs/common';
import { CategoriesController } from './categories.controller.ts';

@Module({ controllers: [CategoriesController] })
export class CatalogueModule {}
