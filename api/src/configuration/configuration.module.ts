import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { Tracing } from '@site/http-server/tracing';
import type { Configuration } from './configuration.ts';

export const CONFIGURATION = Symbol('Configuration');
export const TRACING = Symbol('Tracing');

@Module({})
export class ConfigurationModule {
  static with(configuration: Configuration, tracing: Tracing | undefined): DynamicModule {
    return {
      module: ConfigurationModule,
      global: true,
      providers: [
        { provide: CONFIGURATION, useValue: configuration },
        { provide: TRACING, useValue: tracing },
      ],
      exports: [CONFIGURATION, TRACING],
    };
  }
}
