import type { TableSource } from '../../category-schema.ts';

export const tables: readonly TableSource[] = [];
