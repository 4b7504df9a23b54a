import type { PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'newtons-to-pound-force': [
    'Test reports and climbing gear use newtons; American gauges use pounds-force. 100 newtons is 22.481 ' +
      'pounds-force, and a carabiner that must hold 20,000 newtons is good for 4496 pounds-force.',
    'Divide by 4 and subtract a tenth: for 100 newtons, 25 − 2.5 = 22.5 pounds-force. The shortcut is 0.1 ' +
      'percent high. Don’t use it for torque: newton meters and pound-feet also include a length.',
  ],
  'pound-force-to-newtons': [
    'US accessibility rules let an interior door take at most 5 pounds-force to ' +
      'open, and 5 pounds-force is 22.241 newtons. Springs, drawbars, and jet engines are rated the same way.',
    'Multiply by 4.5: 10 pounds-force comes out to 45 newtons; the actual value is 44.482. That’s 1.2 percent high. ' +
      'A pound of mass becomes a pound-force only under gravity, which is why the factor includes standard ' +
      'gravity, 9.80665.',
  ],
};
