import type { PairNotes } from '../../category-schema.ts';

/** A test recomputes every "a is b" in them. */
export const notes: PairNotes = {
  'psi-to-bar': [
    'American pumps and gauges read in psi, while the label in the door of a European car may give bar alone. The usual pressures of tires lie close together: 29 psi is 2 bar, 32 psi is 2.2 bar, 36 psi is 2.5 bar and 44 psi is 3 bar, each to a tenth of a bar.',
    'In your head, take 7 percent of the number in psi: 30 psi gives 2.1 bar. That is 1.5 percent too high, less than most gauges are off by. The true factor is about 0.069.',
  ],
};
