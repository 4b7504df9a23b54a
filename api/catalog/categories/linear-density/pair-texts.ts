import type { PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'denier-to-decitex': [
    'Multiply by 10 and divide by 9: 70 denier is about 77.8 decitex, which labels round to 78. To estimate, add a tenth: ' +
      '40 denier comes out to 44 decitex; the actual value is 44.444. That’s 1 percent low.',
  ],
  'decitex-to-denier': [
    'Take nine tenths: 110 decitex is 99 denier, and 78 decitex is 70.2 denier. No estimate is needed, because 0.9 is exact.',
  ],
};
