import { Controller, Get, Header } from '@nestjs/common';

@Controller('health')
export class HealthController {
  /** The process runs and answers. */
  @Get('live')
  @Header('cache-control', 'no-store')
  live(): { status: string } {
    return { status: 'ok' };
  }

  /** The process can do its work. */
  @Get('ready')
  @Header('cache-control', 'no-store')
  async ready(): Promise<{ status: string }> {
    return { status: 'ok' };
  }
}
