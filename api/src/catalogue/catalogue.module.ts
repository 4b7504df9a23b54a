import { Module } from '@nestjs/common';
import { CategoriesController } from './categories.controller.ts';
import { Catalogue } from './catalogue.ts';
import { CodeCatalogue } from './code-catalogue.ts';
import { ResponseCache } from './response-cache.ts';

@Module({
  controllers: [CategoriesController],
  providers: [{ provide: Catalogue, useClass: CodeCatalogue }, ResponseCache],
  exports: [Catalogue, ResponseCache],
})
export class CatalogueModule {}
