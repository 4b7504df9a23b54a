/** Pixels from the top of a drawing. The pointer's labels are above and below the rulers. */
export const RULERS = { height: 128, top: 22, seam: 64, bottom: 106 } as const;

/** Pixels. `middle` is the center of the tube; `top` and `bottom` are the ends of the scales. */
export const THERMOMETER = { width: 260, height: 320, top: 14, bottom: 284, middle: 84 } as const;

/** Pixels around the middle of the tube. */
export const GRIP_WIDTH = 56;
