import { expect, test } from '@jest/globals';
import { convert, fractionOf, hasCounterpart, scaleOf } from '../engine/convert.ts';
import { equals, multiply, rational, rationalFromDecimal, type Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { allCategoryUnits, allUnits } from '../generated/units/all-units.ts';

/** Each line: two products of units and numbers that are equal exactly. A light-year is light's way in 365.25 days. */
const EQUATIONS = `
area.cm2 = length.cm length.cm
area.km2 = length.km length.km
area.ft2 = length.ft length.ft
area.in2 = length.in length.in
area.yd2 = length.yd length.yd
area.mi2 = length.mi length.mi
area.m2 = length.m length.m
volume.cm3 = length.cm length.cm length.cm
volume.ft3 = length.ft length.ft length.ft
volume.in3 = length.in length.in length.in
volume.m3 = length.m length.m length.m
length.yd = 3 length.ft
length.ft = 12 length.in
length.mi = 5280 length.ft
8 length.fur = length.mi
length.ftm = 2 length.yd
length.ly = 299792458 365.25 time.day
volume.gal-uk = 4 volume.qt-uk
volume.qt-uk = 2 volume.pt-uk
volume.pt-uk = 20 volume.fl-oz-uk
volume.bbl = 42 volume.gal-us
175 weight.ozt = 192 weight.oz
pressure.inhg = 25.4 pressure.mmhg
energy.ft-lb = force.lbf length.ft
torque.lbf-ft = force.lbf length.ft
torque.lbf-ft = 12 torque.lbf-in
torque.lbf-in = 16 torque.ozf-in
torque.kgf-cm = force.kgf length.cm
data-rate.mb-s = 8 data-rate.mbit-s
data-rate.mib-s = data.mib
frequency.Hz = 60 frequency.rpm
frequency.Hz = 360 frequency.deg-s
60 volume-flow.gpm-us = volume.gal-us
60 volume-flow.gpm-uk = volume.gal-uk
volume-flow.cfs = 60 volume-flow.cfm
volume-flow.cfs = volume.ft3
density.lb-ft3 volume.ft3 = weight.lb
density.lb-in3 = 1728 density.lb-ft3
density.lb-gal volume.gal-us = weight.lb
acceleration.g0 = force.kgf
acceleration.ft-s2 = length.ft
acceleration.mph-s = speed.mph
acceleration.kph-s = speed.kph
power.hp = 550 power.ft-lb-s
power.ton-r = 12000 power.btu-h
3600 power.btu-h = energy.btu
power.ps = 75 force.kgf
data.tib = 1024 data.gib
data.gib = 1024 data.mib
data.mib = 1024 data.kib
fuel-economy.mpg-us volume.gal-us = 0.000001 length.mi
fuel-economy.mpg-uk volume.gal-uk = 0.000001 length.mi
angle.turn = 400 angle.grad
angle.deg = 3600 angle.arcsec
angle.rad = 1000 angle.mrad
area.ac = 4840 area.yd2
area.mi2 = 640 area.ac
weight.lb = 16 weight.oz
weight.st = 14 weight.lb
weight.short-ton = 2000 weight.lb
weight.long-ton = 160 weight.st
volume.gal-us = 231 volume.in3
volume.gal-us = 4 volume.qt
volume.qt = 2 volume.pt
volume.pt = 2 volume.cup
volume.cup = 8 volume.fl-oz
volume.fl-oz = 2 volume.tbsp
volume.tbsp = 3 volume.tsp
time.year = 12 time.month
400 time.year = 146097 time.day
data.b = 8 data.bit
pressure.atm = 760 pressure.torr
3600 speed.mph = length.mi
3600 speed.knot = length.nmi
pressure.psi area.in2 = force.lbf
force.lbf = weight.lb force.kgf
energy.btu = 4186.8 weight.lb temperature.F
`;

function unit(category: string, id: string): UnitDefinition {
  const found = allUnits.find((known) => known.category === category && known.id === id);
  if (!found) throw new Error(`${category} ${id}`);
  return found;
}

function product(factors: string): Rational {
  return factors.split(' ').reduce((value, factor) => {
    const [category = '', id = ''] = factor.split('.');
    return multiply(value, /^\d/.test(factor) ? rationalFromDecimal(factor) : scaleOf(unit(category, id)));
  }, rational(1n));
}

test('compound units equal their parts exactly', () => {
  const unequal = EQUATIONS.trim()
    .split('\n')
    .filter((line) => {
      const [whole = '', parts = ''] = line.split(' = ');
      return !equals(product(whole), product(parts));
    });
  expect(unequal).toEqual([]);
});

test('each pair converts back to the same value', () => {
  const values = ['0', '1', '-40', '0.1', '12345.6789', '1'.repeat(30)].map((text) => rationalFromDecimal(text));
  for (const { units } of allCategoryUnits) {
    for (const from of units) {
      for (const to of units) {
        for (const value of values.filter((one) => hasCounterpart(one, from, to)))
          expect(equals(convert(convert(value, from, to), to, from), value)).toBe(true);
      }
    }
  }
});

test('temperature scales agree at their fixed points', () => {
  const [C, F, K, R] = ['C', 'F', 'K', 'R'].map((id) => unit('temperature', id)) as [
    UnitDefinition,
    UnitDefinition,
    UnitDefinition,
    UnitDefinition,
  ];
  expect(convert(rational(-40n), C, F)).toEqual(rational(-40n));
  expect(convert(rational(100n), C, F)).toEqual(rational(212n));
  expect(convert(rational(0n), K, F)).toEqual(rationalFromDecimal('-459.67'));
  expect(convert(rational(0n), R, C)).toEqual(rationalFromDecimal('-273.15'));
});

test('each definition is well formed, in lowest terms, and has an authority', () => {
  for (const { category, base, units } of allCategoryUnits) {
    expect(units.filter(({ id }) => id === base)).toHaveLength(1);
    for (const one of units) {
      expect(one.category).toBe(category);
      expect(one.authority).toMatch(/.{6}/);
      const { numerator, denominator } = fractionOf(one);
      expect([one.id, String(numerator), String(denominator)]).toEqual([
        one.id,
        one.toBase.numerator,
        one.toBase.denominator,
      ]);
      expect(one.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    expect(new Set(units.map(({ name }) => name)).size).toBe(units.length);
  }
});
