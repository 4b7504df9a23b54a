/** All values are in millimeters, from ISO 261 (coarse), ISO 2306, ISO 273 (medium), and ISO 272. */
export const metricScrews = [
  { diameter: 1.6, pitch: 0.35, tapDrill: 1.25, clearance: 1.8, wrench: 3.2 },
  { diameter: 2, pitch: 0.4, tapDrill: 1.6, clearance: 2.4, wrench: 4 },
  { diameter: 2.5, pitch: 0.45, tapDrill: 2.05, clearance: 2.9, wrench: 5 },
  { diameter: 3, pitch: 0.5, tapDrill: 2.5, clearance: 3.4, wrench: 5.5 },
  { diameter: 4, pitch: 0.7, tapDrill: 3.3, clearance: 4.5, wrench: 7 },
  { diameter: 5, pitch: 0.8, tapDrill: 4.2, clearance: 5.5, wrench: 8 },
  { diameter: 6, pitch: 1, tapDrill: 5, clearance: 6.6, wrench: 10 },
  { diameter: 8, pitch: 1.25, tapDrill: 6.8, clearance: 9, wrench: 13 },
  { diameter: 10, pitch: 1.5, tapDrill: 8.5, clearance: 11, wrench: 16 },
  { diameter: 12, pitch: 1.75, tapDrill: 10.2, clearance: 13.5, wrench: 18 },
  { diameter: 16, pitch: 2, tapDrill: 14, clearance: 17.5, wrench: 24 },
  { diameter: 20, pitch: 2.5, tapDrill: 17.5, clearance: 22, wrench: 30 },
  { diameter: 24, pitch: 3, tapDrill: 21, clearance: 26, wrench: 36 },
] as const;

/** Returns the diameter in inches (ASME B1.1). */
const numberedDiameter = (number: number) => 0.06 + 0.013 * number;

/** `coarse` and `fine` list threads per inch and the tap drill. */
export const unifiedScrews = [
  { name: 'No. 2', diameter: numberedDiameter(2), coarse: [56, 'No. 50'], fine: [64, 'No. 50'] },
  { name: 'No. 4', diameter: numberedDiameter(4), coarse: [40, 'No. 43'], fine: [48, 'No. 42'] },
  { name: 'No. 6', diameter: numberedDiameter(6), coarse: [32, 'No. 36'], fine: [40, 'No. 33'] },
  { name: 'No. 8', diameter: numberedDiameter(8), coarse: [32, 'No. 29'], fine: [36, 'No. 29'] },
  { name: 'No. 10', diameter: numberedDiameter(10), coarse: [24, 'No. 25'], fine: [32, 'No. 21'] },
  { name: '1/4', diameter: 1 / 4, coarse: [20, 'No. 7'], fine: [28, 'No. 3'] },
  { name: '5/16', diameter: 5 / 16, coarse: [18, 'F'], fine: [24, 'I'] },
  { name: '3/8', diameter: 3 / 8, coarse: [16, '5/16'], fine: [24, 'Q'] },
  { name: '7/16', diameter: 7 / 16, coarse: [14, 'U'], fine: [20, '25/64'] },
  { name: '1/2', diameter: 1 / 2, coarse: [13, '27/64'], fine: [20, '29/64'] },
  { name: '5/8', diameter: 5 / 8, coarse: [11, '17/32'], fine: [18, '37/64'] },
  { name: '3/4', diameter: 3 / 4, coarse: [10, '21/32'], fine: [16, '11/16'] },
  { name: '1', diameter: 1, coarse: [8, '7/8'], fine: [12, '59/64'] },
] as const;

/** Diameters of drills No. 1 to 80 in inches, from ASME B94.11M. */
export const numberDrills = [
  0.228, 0.221, 0.213, 0.209, 0.2055, 0.204, 0.201, 0.199, 0.196, 0.1935, 0.191, 0.189, 0.185, 0.182, 0.18, 0.177,
  0.173, 0.1695, 0.166, 0.161, 0.159, 0.157, 0.154, 0.152, 0.1495, 0.147, 0.144, 0.1405, 0.136, 0.1285, 0.12, 0.116,
  0.113, 0.111, 0.11, 0.1065, 0.104, 0.1015, 0.0995, 0.098, 0.096, 0.0935, 0.089, 0.086, 0.082, 0.081, 0.0785, 0.076,
  0.073, 0.07, 0.067, 0.0635, 0.0595, 0.055, 0.052, 0.0465, 0.043, 0.042, 0.041, 0.04, 0.039, 0.038, 0.037, 0.036,
  0.035, 0.033, 0.032, 0.031, 0.0292, 0.028, 0.026, 0.025, 0.024, 0.0225, 0.021, 0.02, 0.018, 0.016, 0.0145, 0.0135,
] as const;

/** Diameters of drills A to Z in inches. */
export const letterDrills = [
  0.234, 0.238, 0.242, 0.246, 0.25, 0.257, 0.261, 0.266, 0.272, 0.277, 0.281, 0.29, 0.295, 0.302, 0.316, 0.323, 0.332,
  0.339, 0.348, 0.358, 0.368, 0.377, 0.386, 0.397, 0.404, 0.413,
] as const;
