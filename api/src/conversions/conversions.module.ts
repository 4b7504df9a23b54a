import { Module } from '@nestjs/common';
import { ConversionsController } from './conversions.controller.ts';

@Module({ controllers: [ConversionsController] })
export class ConversionsModule {}
