import { colorValues, markTicks } from '@site/shell-contract/token-values';

const { accent, 'on-accent': onAccent } = colorValues.light;

export const siteIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">' +
  `<rect width="30" height="30" rx="7" fill="${accent}"/><path d="${markTicks}" stroke="${onAccent}" stroke-width="1.75"/></svg>`;
