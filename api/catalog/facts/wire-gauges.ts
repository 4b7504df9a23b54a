/** AWG diameters follow ASTM B258. */
const awgInches = (gauge: number) => 0.005 * 92 ** ((36 - gauge) / 39);

/** Diameters from 4/0 to 40 in inches, from BS 3737. */
const SWG = [
  0.4, 0.372, 0.348, 0.324, 0.3, 0.276, 0.252, 0.232, 0.212, 0.192, 0.176, 0.16, 0.144, 0.128, 0.116, 0.104, 0.092,
  0.08, 0.072, 0.064, 0.056, 0.048, 0.04, 0.036, 0.032, 0.028, 0.024, 0.022, 0.02, 0.018, 0.0164, 0.0148, 0.0136,
  0.0124, 0.0116, 0.0108, 0.01, 0.0092, 0.0084, 0.0076, 0.0068, 0.006, 0.0052, 0.0048,
];

const LARGEST = -3;

interface Gauge {
  name: string;
  awg: number;
  swg: number;
}

/** All diameters are in inches. */
export const wireGauges: readonly Gauge[] = SWG.map((swg, place) => {
  const number = LARGEST + place;
  return { name: number < 0 ? `${1 - number}/0` : String(number), awg: awgInches(number), swg };
});
