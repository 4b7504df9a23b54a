import { Module } from '@nestjs/common';
import { CONFIGURATION } from '../configuration/configuration.module.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { STORAGE, StorageModule } from '../storage/storage.module.ts';
import type { Storage } from '../storage/storage.ts';
import { ContactController } from './contact.controller.ts';
import { ContactDelivery } from './contact-delivery.ts';
import { ContactMessages } from './contact-messages.ts';
import { Outbox } from './outbox.ts';
import { SmtpMailSender } from './smtp-mail-sender.ts';
import { StoredContactMessages } from './stored-contact-messages.ts';
import { StoredOutbox } from './stored-outbox.ts';

@Module({
  imports: [StorageModule],
  controllers: [ContactController],
  providers: [
    {
      provide: ContactMessages,
      inject: [STORAGE, CONFIGURATION],
      useFactory: (storage: Storage, { contactLimits }: Configuration) => new StoredContactMessages(storage, contactLimits),
    },
    { provide: Outbox, inject: [STORAGE], useFactory: (storage: Storage) => new StoredOutbox(storage) },
    {
      provide: ContactDelivery,
      inject: [Outbox, CONFIGURATION],
      useFactory: (outbox: Outbox, { mail }: Configuration) => {
        const sender = mail.smtpUrl === undefined ? undefined : new SmtpMailSender(mail.smtpUrl, mail);
        return new ContactDelivery(outbox, sender, mail);
      },
    },
  ],
  exports: [Outbox],
})
export class ContactModule {}
