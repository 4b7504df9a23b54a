import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { Configuration } from './configuration.ts';

export const CONFIGURATION = Symbol('Configuration');

@Module({})
export class ConfigurationModule {
  static with(configuration: Configuration): DynamicModule {
    return {
      module: ConfigurationModule,
      global: true,
      providers: [{ provide: CONFIGURATION, useValue: configuration }],
      exports: [CONFIGURATION],
    };
  }
}
