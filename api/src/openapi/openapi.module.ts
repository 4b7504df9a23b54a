import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { OpenApiController } from './openapi.controller.ts';

@Module({ imports: [DiscoveryModule, CatalogueModule], controllers: [OpenApiController] })
export class OpenApiModule {}
