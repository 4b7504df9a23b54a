import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('frequency', 'Hz', {
  Hz: {
    singular: 'hertz',
    plural: 'hertz',
    aliases:
      'cycle-per-second cycles-per-second cps rps rev-s revs-per-second revolution-per-second ' +
      'revolutions-per-second',
    toBase: '1',
  },
  kHz: {
    singular: 'kilohertz',
    plural: 'kilohertz',
    slug: 'khz',
    aliases: 'kilocycles kilocycles-per-second',
    toBase: '1000',
  },
  MHz: {
    singular: 'megahertz',
    plural: 'megahertz',
    slug: 'mhz',
    aliases: 'megacycles megacycles-per-second',
    toBase: '1000000',
  },
  GHz: { singular: 'gigahertz', plural: 'gigahertz', slug: 'ghz', toBase: '1000000000' },
  rpm: {
    singular: 'revolution per minute',
    slug: 'rpm',
    aliases:
      'rpms rev-min revs-min rev-per-minute revs-per-minute revs-per-min r-min turn-per-minute turns-per-minute ' +
      'rotations-per-minute',
    toBase: '1/60',
  },
  'rad-s': {
    singular: 'radian per second',
    symbol: 'rad/s',
    aliases: 'rad-sec rad-per-second rad-per-sec rads-s radians-s radians-per-sec',
    toBase: '1/2', // 1 / 2π
    isOverPi: true,
  },
  'deg-s': {
    singular: 'degree per second',
    symbol: 'deg/s',
    aliases: 'deg-sec degs-s deg-per-second deg-per-sec degrees-per-sec dps',
    toBase: '1/360',
  },
});
