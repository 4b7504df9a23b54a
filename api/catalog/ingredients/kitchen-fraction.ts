const FRACTIONS: readonly (readonly [size: number, text: string])[] = [
  [0, ''],
  [1 / 8, '1/8'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [3 / 8, '3/8'],
  [1 / 2, '1/2'],
  [5 / 8, '5/8'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [7 / 8, '7/8'],
  [1, ''],
];
const TOLERANCE = 0.005;

export function kitchenFraction(value: number): string {
  const whole = Math.floor(value);
  const near = FRACTIONS.find(([size]) => Math.abs(whole + size - value) <= TOLERANCE * value);
  if (!near) return String(value < 1 ? Number(value.toPrecision(2)) : Math.round(value * 100) / 100);
  const [size, text] = near;
  const count = size === 1 ? whole + 1 : whole;
  return count === 0 && text !== '' ? text : `${count} ${text}`.trim();
}
