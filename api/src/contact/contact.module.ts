import { Module } from '@nestjs/common';
import { CONFIGURATION } from '../configuration/configuration.module.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { StorageModule } from '../storage/open/storage.module.ts';
import { Storage } from '../storage/storage.ts';
import { ContactController } from './contact.controller.ts';
import { ContactDelivery, DeliveryCounts } from './delivery/contact-delivery.ts';
import { ContactMessages } from './messages/contact-messages.ts';
import { Housekeeping } from './messages/housekeeping.ts';
import { MessageArchive } from './messages/message-archive.ts';
import { Outbox } from './delivery/outbox.ts';
import { MailSender } from './delivery/mail-sender.ts';

@Module({
  imports: [StorageModule],
  controllers: [ContactController],
  providers: [
    {
      provide: ContactMessages,
      inject: [Storage, CONFIGURATION, ContactDelivery],
      useFactory: (storage: Storage, { contactLimits }: Configuration, delivery: ContactDelivery) =>
        new ContactMessages(storage, contactLimits, () => delivery.wake()),
    },
    { provide: MessageArchive, inject: [Storage], useFactory: (storage: Storage) => new MessageArchive(storage) },
    {
      provide: Housekeeping,
      inject: [Storage, MessageArchive, CONFIGURATION],
      useFactory: (storage: Storage, archive: MessageArchive, { retentionDays }: Configuration) =>
        new Housekeeping(storage, archive, retentionDays),
    },
    DeliveryCounts,
    { provide: Outbox, inject: [Storage], useFactory: (storage: Storage) => new Outbox(storage) },
    {
      provide: ContactDelivery,
      inject: [Outbox, DeliveryCounts, CONFIGURATION],
      useFactory: (outbox: Outbox, counts: DeliveryCounts, { mail }: Configuration) => {
        const sender = mail.smtpUrl === undefined ? undefined : new MailSender(mail.smtpUrl, mail);
        return new ContactDelivery(outbox, sender, counts, mail);
      },
    },
  ],
  exports: [Outbox, DeliveryCounts],
})
export class ContactModule {}
