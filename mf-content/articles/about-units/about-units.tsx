import { DataTable, Link, spacedDigits } from '@site/shell-contract';
import type { ArticleFile } from '../article.ts';
import { NIST_HANDBOOK_44, NIST_SP_811, SI_BROCHURE, UK_UNITS, YARD_AND_POUND } from '../source.ts';
import { historicalSystems, imperial, metricRevolution, standardization, usCustomary } from './measurement-systems.tsx';

/**
 * Quantity, unit, defining constant, and year of definition. Source: BIPM, The International System of Units, 9th
 * edition (2019).
 */
const SI_BASE_UNIT_ROWS = [
  [
    'Time',
    'second (s)',
    <>
      Cesium-133 hyperfine frequency, 9,192,
      <wbr />
      631,770 Hz (1967)
    </>,
  ],
  [
    'Length',
    'meter (m)',
    <>
      Speed of light in vacuum, 299,792,
      <wbr />
      458 m/s (1983)
    </>,
  ],
  ['Mass', 'kilogram (kg)', 'Planck constant, 6.62607015 × 10⁻³⁴ J s (2019)'],
  ['Electric current', 'ampere (A)', 'Elementary charge, 1.602176634 × 10⁻¹⁹ C (2019)'],
  ['Temperature', 'kelvin (K)', 'Boltzmann constant, 1.380649 × 10⁻²³ J/K (2019)'],
  ['Amount of substance', 'mole (mol)', 'Avogadro constant, 6.02214076 × 10²³ per mole (2019)'],
  ['Luminous intensity', 'candela (cd)', 'Luminous efficacy of 540 THz light, 683 lm/W (1979)'],
];

const siBaseUnits = (
  <>
    <p>
      The International System of Units, written SI from its French name Système international d’unités, is the modern
      form of the metric system. It rests on seven base units. Every other SI unit is built from them: the newton is a
      kilogram meter per second squared, the joule is a newton meter, the watt is a joule per second.
    </p>
    <p>
      Since May 20, 2019, no base unit depends on an object kept in a vault. Seven defining constants have been given
      exact numbers, most of them constants of nature, and the units follow from those numbers. A laboratory anywhere
      can realize the kilogram or the kelvin from the definition alone.
    </p>
    <DataTable
      caption="The seven SI base units and the constant that fixes each"
      columns={[{ label: 'Quantity' }, { label: 'Unit' }, { label: 'Fixed by (since)' }]}
      rows={SI_BASE_UNIT_ROWS}
    />
    <p>
      The definitions lean on each other. The meter is the distance that light travels in 1/299,792,458 of a second, so
      it needs the second first. The kilogram follows from the Planck constant, whose unit is the kilogram meter squared
      per second, so it needs both.
    </p>
    <h3>Prefixes instead of new names</h3>
    <p>
      SI does not invent another unit for something large or small. It puts a prefix in front: a{' '}
      <Link to="/converter/length/meters-to-km">kilometer</Link> is a thousand meters, a milligram is a thousandth of a
      gram. There are 24 prefixes, from quecto (10⁻³⁰) to quetta (10³⁰); the four outermost ones, ronna, quetta, ronto,
      and quecto, were added in November 2022. Because each step is a power of ten, changing prefix only moves the
      decimal point.
    </p>
    <h3>Units accepted for use with SI</h3>
    <p>
      Some units are too useful to give up. The minute, the hour, and the day, the degree of an angle, the liter, the
      hectare, and the tonne are not SI units, but they are officially accepted for use with them. The degree Celsius is
      an SI unit with a special name: one degree Celsius is the same size as one kelvin, and 0 °C is exactly 273.15 K.
      The steps of a <Link to="/converter/temperature/celsius-to-kelvin">Celsius to kelvin</Link> conversion are
      therefore a plain addition.
    </p>
  </>
);

const whySystemsPersist = (
  <>
    <p>
      Nearly every country is officially metric, and few are metric all the way through. The reasons are practical more
      often than sentimental.
    </p>
    <h3>Things outlive decisions</h3>
    <p>
      A screw thread, a pipe, or a railway track lasts for decades, and its spare parts have to fit. Land registers hold
      deeds in acres. New road signs, machine tools, drawings, and training cost money years before they pay off. A
      country that changes has to live with both systems for a generation.
    </p>
    <h3>The US path</h3>
    <p>
      Congress passed a Metric Conversion Act in 1975, but it left conversion voluntary, and the board that was to
      coordinate it was closed in 1982. A 1988 law declared the metric system preferred for trade and commerce. The
      result is a mixture: soda is sold in two-liter bottles and milk by the gallon, medicine is dosed in milligrams,
      and people weigh themselves in pounds. Packaged goods usually carry both.
    </p>
    <h3>Whole professions that agree among themselves</h3>
    <ul>
      <li>
        Most of the world’s aviation gives altitude in feet, distance in nautical miles, and speed in{' '}
        <Link to="/category/speed">knots</Link>. A nautical mile of exactly 1852 meters is close to one minute of
        latitude, which makes charts easy to read.
      </li>
      <li>
        Screens, wheel rims, and pipe threads are sized in inches almost everywhere. A tire marked 205/55 R16 combines
        millimeters, a percentage, and inches.
      </li>
      <li>
        Gold is priced by the troy ounce of {spacedDigits('31.1034768')} grams, gems by the carat of 200 milligrams, oil
        by the barrel of 42 US gallons.
      </li>
      <li>A horse’s height is given in hands of four inches.</li>
      <li>
        Food energy is counted in <Link to="/converter/energy/kcal-to-kj">kilocalories</Link> on menus and in kilojoules
        on many of the same labels.
      </li>
    </ul>
    <h3>A feel for size</h3>
    <p>
      People think in the units that they grew up with: someone who knows that 20 °C is a mild day reads 68 °F as a
      number to be converted. A British driver buys fuel in liters and speaks of miles per gallon; a Canadian gives
      distances in kilometers and a height in feet and inches. No law has to change that, as long as each unit converts
      exactly into the other.
    </p>
  </>
);

const futureTrends = (
  <>
    <h3>A new second</h3>
    <p>
      The best clocks no longer use cesium. Optical clocks, which count the much faster oscillations of visible light in
      atoms such as strontium or ytterbium, are about a hundred times more accurate than the clocks that define the
      second today. The second is therefore next in line for a new definition. A decision is expected around 2030 at the
      earliest. As before, the new second will be chosen to match the old.
    </p>
    <h3>The end of the leap second</h3>
    <p>
      Since 1972 a leap second has been added to clocks now and then to keep them in step with the slightly irregular
      rotation of the Earth. Computers handle the extra second badly. In 2022 the General Conference decided to let
      clock time and Earth time drift further apart, by or before 2035, which puts off any correction for a long time.
    </p>
    <h3>Standards you can build anywhere</h3>
    <p>
      When a unit is defined by a constant, the standard can be built where it is needed. National laboratories realize
      the kilogram with a Kibble balance, which weighs an object against electrical power, and tabletop versions are
      being developed. Quantum standards of voltage and resistance already work this way. Instruments that check
      themselves may one day replace much of the chain of calibrations that leads back to a few laboratories.
    </p>
    <h3>Units that machines can read</h3>
    <p>
      Data now passes between programs without a person looking at it, and a bare number is as dangerous there as it was
      on the way to Mars. Standards bodies are working on digital calibration certificates and on a digital form of the
      SI, in which a value, its unit, and its uncertainty travel together. Medicine and research already use
      machine-readable unit codes.
    </p>
    <p>
      Computing has its own open question. A megabyte is a million bytes by the SI prefix, and often 1,048,576 bytes in
      the habit of engineers. The names kibibyte and mebibyte were introduced in 1998 for the powers of two and are
      still far from universal. Our <Link to="/category/data">data converters</Link> use the decimal meaning.
    </p>
    <h3>Two systems for a while yet</h3>
    <p>
      Metric units keep spreading, mostly through trade, engineering, and medicine, and without any new law. Feet,
      pounds, and degrees Fahrenheit will still be with us for many years. But they are no longer rivals: all of them
      are defined by the same seven constants, and each converts exactly into the other.
    </p>
  </>
);

export const article: ArticleFile = {
  navigation: { read: { order: 5 }, sitemap: { order: 35 } },
  label: 'About Units',
  title: 'About Units of Measurement',
  description:
    'How the world measures: the seven SI base units, imperial and US customary units, the history behind them, and why several systems are still in use.',
  lead: 'Where meters, pounds, and gallons come from, what each is defined by today, and why the world still uses more than one system.',
  published: '2025-03-31',
  modified: '2025-03-31',
  sections: [
    { id: 'si-base-units', title: 'SI base units', body: siBaseUnits },
    { id: 'imperial-system', title: 'The imperial system', body: imperial },
    { id: 'us-customary-units', title: 'US customary units', body: usCustomary },
    { id: 'historical-systems', title: 'Historical measurement systems', body: historicalSystems },
    { id: 'standardization', title: 'Standardization', body: standardization },
    { id: 'metric-revolution', title: 'The metric revolution', body: metricRevolution },
    { id: 'why-systems-persist', title: 'Why different systems persist', body: whySystemsPersist },
    { id: 'future-trends', title: 'Future trends', body: futureTrends },
  ],
  sources: [
    SI_BROCHURE,
    NIST_SP_811,
    NIST_HANDBOOK_44,
    YARD_AND_POUND,
    UK_UNITS,
    [
      'General Conference on Weights and Measures',
      'Resolutions 3 and 4 of the 27th CGPM: new SI prefixes, and the future of UTC',
      '2022',
    ],
    ['NASA', 'Mars Climate Orbiter Mishap Investigation Board, Phase I Report', '1999'],
    [
      'Government of Canada',
      'Final Report of the Board of Inquiry Investigating the Circumstances of an Accident Involving the Air Canada Boeing 767 Aircraft C-GAUN',
      '1985',
    ],
  ],
};
