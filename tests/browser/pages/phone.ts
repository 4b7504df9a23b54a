export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
