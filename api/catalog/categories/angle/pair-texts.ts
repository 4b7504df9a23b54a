import type { PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {};
