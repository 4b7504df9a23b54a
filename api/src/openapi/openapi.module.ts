import { Module } from '@nestjs/common';
import { OpenApiDocument } from './openapi-document.ts';
import { OpenApiController } from './openapi.controller.ts';

@Module({ controllers: [OpenApiController], providers: [OpenApiDocument] })
export class OpenApiModule {}
