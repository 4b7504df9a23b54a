/** Shared components and tokens, so that a visitor cannot tell where one remote ends. */
export { color, font, fontSize, from, layout, motion, radius, space } from './tokens.ts';
