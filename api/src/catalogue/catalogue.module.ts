import { Module } from '@nestjs/common';
import { CategoriesController } from './categories.controller.ts';
import { Catalogue } from './catalogue.ts';
import { CodeCatalogue } from './code-catalogue.ts';
import { KeptAnswers } from './kept-answers.ts';

@Module({
  controllers: [CategoriesController],
  providers: [{ provide: Catalogue, useClass: CodeCatalogue }, KeptAnswers],
  exports: [Catalogue, KeptAnswers],
})
export class CatalogueModule {}
