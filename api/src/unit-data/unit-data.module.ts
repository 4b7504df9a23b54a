import { Module } from '@nestjs/common';
import { UnitDataController } from './unit-data.controller.ts';

@Module({ controllers: [UnitDataController] })
export class UnitDataModule {}
