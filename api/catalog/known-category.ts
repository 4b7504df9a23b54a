/* This list is separate from `categories.ts`, because pages check the category in a URL before they load its data. */

const SLUGS =
  'length weight temperature area volume speed pressure energy time data force angle fuel-economy ' +
  'electric-car-efficiency power torque data-rate frequency volume-flow density linear-density acceleration';
const known: ReadonlySet<string> = new Set(SLUGS.split(' '));

export function isKnownCategory(category: string): boolean {
  return known.has(category);
}
