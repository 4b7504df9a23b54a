import { Controller, Get, Inject } from '@nestjs/common';
import { gaIdSchema } from '@site/api-contract';
import type { GaId } from '@site/api-contract';
import { CONFIGURATION } from '../configuration/configuration.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { ApiCachedRead } from '../responses/api-operation.ts';

@Controller('api/ga-id')
export class AnalyticsIdController {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  @Get()
  @ApiCachedRead({
    operationId: 'getApiGaId',
    summary: 'The measurement ID of the site’s analytics',
    schema: gaIdSchema,
  })
  show(): GaId {
    return { gaId: this.configuration.gaId };
  }
}
