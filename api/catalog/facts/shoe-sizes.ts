/** In millimeters. Shoemakers add 10 to 20. */
export const TOE_ROOM = 15;

const PARIS_POINT = 20 / 3;
const BARLEYCORN = 25.4 / 3;

const nearestHalf = (size: number) => Math.round(size * 2) / 2;

interface ShoeSizes {
  european: number;
  british: number;
  americanMen: number;
  americanWomen: number;
}

/** Sizes for a foot in millimeters. American sizes match a Brannock device. */
export function shoeSizes(foot: number): ShoeSizes {
  const last = foot + TOE_ROOM;
  const american = foot / BARLEYCORN - 22;
  return {
    european: nearestHalf(last / PARIS_POINT),
    british: nearestHalf(last / BARLEYCORN - 25),
    americanMen: nearestHalf(american),
    americanWomen: nearestHalf(american + 1),
  };
}
