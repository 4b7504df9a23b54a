import { Module } from '@nestjs/common';
import { CONFIGURATION } from '../configuration/configuration.module.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { StorageModule } from '../storage/open/storage.module.ts';
import { Storage } from '../storage/storage.ts';
import { ContactController } from './contact.controller.ts';
import { ContactDelivery } from './delivery/contact-delivery.ts';
import { ContactMessages } from './messages/contact-messages.ts';
import { DeliveryCounts } from './delivery/delivery-counts.ts';
import { Housekeeping } from './messages/housekeeping.ts';
import { MessageArchive } from './messages/message-archive.ts';
import { Outbox } from './delivery/outbox.ts';
import { SmtpMailSender } from './delivery/smtp-mail-sender.ts';
import { StoredContactMessages } from './messages/stored-contact-messages.ts';
import { StoredOutbox } from './delivery/stored-outbox.ts';

@Module({
  imports: [StorageModule],
  controllers: [ContactController],
  providers: [
    {
      provide: ContactMessages,
      inject: [Storage, CONFIGURATION],
      useFactory: (storage: Storage, { contactLimits }: Configuration) =>
        new StoredContactMessages(storage, contactLimits),
    },
    { provide: MessageArchive, inject: [Storage], useFactory: (storage: Storage) => new MessageArchive(storage) },
    {
      provide: Housekeeping,
      inject: [Storage, MessageArchive, CONFIGURATION],
      useFactory: (storage: Storage, archive: MessageArchive, { retentionDays }: Configuration) =>
        new Housekeeping(storage, archive, retentionDays),
    },
    DeliveryCounts,
    { provide: Outbox, inject: [Storage], useFactory: (storage: Storage) => new StoredOutbox(storage) },
    {
      provide: ContactDelivery,
      inject: [Outbox, DeliveryCounts, CONFIGURATION],
      useFactory: (outbox: Outbox, counts: DeliveryCounts, { mail }: Configuration) => {
        const sender = mail.smtpUrl === undefined ? undefined : new SmtpMailSender(mail.smtpUrl, mail);
        return new ContactDelivery(outbox, sender, counts, mail);
      },
    },
  ],
  exports: [Outbox, DeliveryCounts],
})
export class ContactModule {}
