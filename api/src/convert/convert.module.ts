import { Module } from '@nestjs/common';
import { ConvertController } from './convert.controller.ts';

@Module({ controllers: [ConvertController] })
export class ConvertModule {}
