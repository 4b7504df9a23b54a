import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { HttpServers } from '@site/http-server/http-servers';
import { AnalyticsIdController } from './analytics-id/analytics-id.controller.ts';
import { CatalogController } from './catalog/catalog.controller.ts';
import { CONFIGURATION } from './configuration/configuration.ts';
import type { Configuration } from './configuration/configuration.ts';
import { ContactController } from './contact/contact.controller.ts';
import { ContactDelivery } from './contact/delivery/contact-delivery.ts';
import { MailSender } from './contact/delivery/mail-sender.ts';
import { ContactMessages } from './contact/contact-messages.ts';
import { Housekeeping } from './contact/messages/housekeeping.ts';
import { MessageArchive } from './contact/messages/message-archive.ts';
import { ConvertController } from './convert/convert.controller.ts';
import { AllowedMethods, ApiExceptionFilter } from './errors/api-exception.filter.ts';
import { HealthController } from './health/health.controller.ts';
import { MetricsServer } from './metrics/metrics-server.ts';
import { RequestMetrics } from './metrics/observe-requests.ts';
import { ResponseCache } from './responses/response-cache.ts';
import { StorageMonitor } from './storage/storage-monitor.ts';
import { Storage } from './storage/storage.ts';

@Module({
  controllers: [CatalogController, ConvertController, ContactController, AnalyticsIdController, HealthController],
  providers: [
    AllowedMethods,
    { provide: APP_FILTER, useClass: ApiExceptionFilter },
    ResponseCache,
    // `npm run messages` loads these classes without Nest, so they have no decorators.
    { provide: Storage, inject: [CONFIGURATION], useFactory: ({ storage }: Configuration) => new Storage(storage) },
    { provide: MessageArchive, inject: [Storage], useFactory: (storage: Storage) => new MessageArchive(storage) },
    {
      provide: ContactMessages,
      inject: [Storage, CONFIGURATION],
      useFactory: (storage: Storage, configuration: Configuration) => new ContactMessages(storage, configuration),
    },
    StorageMonitor,
    {
      provide: MailSender,
      inject: [CONFIGURATION],
      useFactory: (configuration: Configuration) =>
        configuration.smtpUrl === undefined ? undefined : new MailSender(configuration.smtpUrl, configuration),
    },
    ContactDelivery,
    Housekeeping,
    RequestMetrics,
    MetricsServer,
  ],
})
export class AppModule {
  static with(configuration: Configuration, servers: HttpServers): DynamicModule {
    return {
      module: AppModule,
      providers: [
        { provide: CONFIGURATION, useValue: configuration },
        { provide: HttpServers, useValue: servers },
      ],
    };
  }
}
