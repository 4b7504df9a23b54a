import { Controller, Get, Inject, UseInterceptors } from '@nestjs/common';
import { gaIdSchema } from '@site/api-contract';
import type { GaId } from '@site/api-contract';
import { CONFIGURATION } from '../configuration/configuration.module.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { ApiRead } from '../responses/api-operation.ts';
import { CacheInterceptor } from '../responses/cache.interceptor.ts';

@Controller('api/ga-id')
@UseInterceptors(CacheInterceptor)
export class AnalyticsIdController {
  readonly #gaId: string;

  constructor(@Inject(CONFIGURATION) { gaId }: Configuration) {
    this.#gaId = gaId;
  }

  @Get()
  @ApiRead({ operationId: 'getApiGaId', summary: 'The measurement ID of the site’s analytics', schema: gaIdSchema })
  show(): GaId {
    return { gaId: this.#gaId };
  }
}
