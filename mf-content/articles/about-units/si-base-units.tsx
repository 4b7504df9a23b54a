import { DataTable, Link, Prose } from '@site/shell-contract';
import { SI_BASE_UNIT_ROWS } from './si-base-unit-rows.tsx';

export function SiBaseUnits() {
  return (
    <>
      <Prose>
        <p>
          The International System of Units, written SI from its French name Système international d’unités, is the
          modern form of the metric system. It rests on seven base units. Every other SI unit is built from them: the
          newton is a kilogram meter per second squared, the joule is a newton meter, the watt is a joule per second.
        </p>
        <p>
          Since May 20, 2019, no base unit depends on an object kept in a vault. Seven defining constants have been
          given exact numbers, most of them constants of nature, and the units follow from those numbers. A laboratory
          anywhere can realize the kilogram or the kelvin from the definition alone.
        </p>
      </Prose>
      <DataTable
        caption="The seven SI base units and the constant that fixes each"
        columns={[{ label: 'Quantity' }, { label: 'Unit' }, { label: 'Fixed by (since)' }]}
        rows={SI_BASE_UNIT_ROWS}
      />
      <Prose>
        <p>
          The definitions lean on each other. The meter is the distance that light travels in 1/299,792,458 of a second,
          so it needs the second first. The kilogram follows from the Planck constant, whose unit is the kilogram meter
          squared per second, so it needs both.
        </p>
        <h3>Prefixes instead of new names</h3>
        <p>
          SI does not invent another unit for something large or small. It puts a prefix in front: a{' '}
          <Link to="/converter/length/meters-to-km">kilometer</Link> is a thousand meters, a milligram is a thousandth
          of a gram. There are 24 prefixes, from quecto (10⁻³⁰) to quetta (10³⁰); the four outermost ones, ronna,
          quetta, ronto and quecto, were added in November 2022. Because each step is a power of ten, changing prefix
          only moves the decimal point.
        </p>
        <h3>Units accepted for use with SI</h3>
        <p>
          Some units are too useful to give up. The minute, the hour and the day, the degree of an angle, the liter, the
          hectare and the tonne are not SI units, but they are officially accepted for use with them. The degree Celsius
          is an SI unit with a special name: one degree Celsius is the same size as one kelvin, and 0 °C is exactly
          273.15 K. The steps of a <Link to="/converter/temperature/celsius-to-kelvin">Celsius to kelvin</Link>{' '}
          conversion are therefore a plain addition.
        </p>
      </Prose>
    </>
  );
}
