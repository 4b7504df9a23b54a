import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('angle', 'deg', {
  deg: {
    singular: 'degree',
    aliases: 'degs degree-of-arc degrees-of-arc arcdegree arcdegrees angular-degrees',
    toBase: '1',
  },
  rad: {
    singular: 'radian',
    aliases: 'rads',
    toBase: '180', // a full turn is 2π radians, so one radian is 180/π degrees
    isOverPi: true,
  },
  grad: { singular: 'gradian', symbol: 'gon', aliases: 'grads gons', toBase: '9/10' },
  arcmin: {
    singular: 'arcminute',
    aliases: 'arcmins arc-minute arc-minutes minute-of-arc minutes-of-arc moa arc-min',
    toBase: '1/60',
  },
  arcsec: {
    singular: 'arcsecond',
    aliases: 'arcsecs arc-second arc-seconds second-of-arc seconds-of-arc arc-sec',
    toBase: '1/3600',
  },
  turn: {
    singular: 'turn',
    symbol: 'rev',
    aliases: 'revs revolution revolutions rotation rotations full-turn full-turns full-circle full-circles tr',
    toBase: '360',
  },
  mrad: { singular: 'milliradian', aliases: 'mrads milrad milrads', toBase: '9/50', isOverPi: true },
});
