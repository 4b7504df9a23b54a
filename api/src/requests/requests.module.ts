import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { HttpServers } from '@site/http-server/http-servers';
import { AllowedMethods } from '../errors/allowed-methods.ts';
import { ApiExceptionFilter } from '../errors/api-exception.filter.ts';
import { ResponseCache } from '../responses/response-cache.ts';
import { Shutdown } from '../shutdown/shutdown.ts';
import { RequestValidationPipe } from './request-validation.pipe.ts';

@Module({})
export class RequestsModule {
  static with(servers: HttpServers, shutdown: Shutdown): DynamicModule {
    return {
      module: RequestsModule,
      global: true,
      providers: [
        AllowedMethods,
        { provide: APP_FILTER, useClass: ApiExceptionFilter },
        { provide: APP_PIPE, useClass: RequestValidationPipe },
        { provide: HttpServers, useValue: servers },
        ResponseCache,
        { provide: Shutdown, useValue: shutdown },
      ],
      exports: [ResponseCache, Shutdown],
    };
  }
}
