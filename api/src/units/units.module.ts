import { Module } from '@nestjs/common';
import { UnitsController } from './units.controller.ts';

@Module({ controllers: [UnitsController] })
export class UnitsModule {}
