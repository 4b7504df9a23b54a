import { Module } from '@nestjs/common';
import { FaqsController } from './faqs.controller.ts';

@Module({ controllers: [FaqsController] })
export class FaqsModule {}
