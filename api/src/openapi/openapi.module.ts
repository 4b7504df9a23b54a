import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { OpenApiDocument } from './openapi-document.ts';
import { OpenApiController } from './openapi.controller.ts';

@Module({ imports: [CatalogueModule], controllers: [OpenApiController], providers: [OpenApiDocument] })
export class OpenApiModule {}
