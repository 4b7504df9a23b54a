import { Link, spacedDigits } from '@site/shell-contract';
import type { ArticleFile } from '../article.ts';
import { NIST_HANDBOOK_44, NIST_SP_811, SI_BROCHURE, YARD_AND_POUND } from '../source.ts';
import * as guides from './category-guides.tsx';

const principle = (
  <>
    <p>
      Almost every conversion is one multiplication. A conversion factor tells you how many of the new unit make one of
      the old. Multiply the value by the factor, and the amount stays the same while the unit changes:
    </p>
    <blockquote>value in the new unit = value in the old unit × conversion factor</blockquote>
    <p>
      One foot is 0.3048 meters, so 12 feet is 12 × 0.3048 = 3.6576 meters. To go back, divide by the same factor, or
      multiply by its inverse: 1 ÷ 0.3048 ≈ {spacedDigits('3.28084')}, so 2 meters is about 6.56 feet.
    </p>
    <h3>Through a base unit</h3>
    <p>
      You don’t need a factor for every pair. You only need to know how each unit relates to one base unit. To convert
      miles to yards, go from miles to meters and from meters to yards: 1 mile = 1609.344 m, and 1609.344 ÷ 0.9144 =
      1760 yards. Our converters work this way, with the exact definition of each unit.
    </p>
    <h3>Units as part of the calculation</h3>
    <p>
      Write the units down and treat them like numbers. In 90 km/h × 1000 m/km ÷ 3600 s/h, kilometers and hours cancel,
      and meters per second remain: 25 m/s. If the units left over aren’t the ones you wanted, the factor is upside
      down.
    </p>
    <h3>When a factor isn’t enough</h3>
    <p>
      A factor works when both scales start at the same zero. Temperature scales don’t, so{' '}
      <Link to="/category/temperature">temperature</Link> needs an addition, too. The other exception on this site is{' '}
      <Link to="/category/fuel-economy">fuel economy</Link>: miles per gallon and liters per 100 kilometers move in
      opposite directions, so you divide a fixed number by the value.
    </p>
  </>
);

const rounding = (
  <>
    <h3>Keep the precision you started with</h3>
    <p>
      A conversion doesn’t make a measurement more accurate. If a room is 12 feet long, to the nearest inch or so, then
      3.66 meters says what you know, and 3.6576 meters claims too much. Give the result about as many significant
      digits as the value you started with.
    </p>
    <h3>Round once, at the end</h3>
    <p>
      Rounding errors in the middle of a calculation add up. Keep all the digits until the last step, and round there. A
      rounded factor has the same effect: 1.6 kilometers to the mile is half a percent off, and over 100 miles it loses
      almost a kilometer.
    </p>
    <h3>Check the size</h3>
    <ul>
      <li>Does the number move the right way? A smaller unit needs a larger number.</li>
      <li>
        Is it about what you expect? A meter is a little more than a yard, a kilogram is a little more than two pounds,
        a liter is a little more than a US quart.
      </li>
      <li>Is it the right unit with that name? Gallons, pints, tons, and calories all have more than one meaning.</li>
    </ul>
    <p>
      <Link to="/about-units">About units of measurement</Link> explains where these units come from and why some share
      a name. <Link to="/all-converters">All converters</Link> lists everything you can convert here,{' '}
      <Link to="/category/force">force</Link> included.
    </p>
  </>
);

/** The titles are repeated here because importing the guides would load the whole articles. */
const everydayGuides = (
  <ul>
    <li>
      <Link to="/conversion-guides/kitchen">Kitchen</Link>: cups, spoons, ounces, oven temperatures, and gas marks
    </li>
    <li>
      <Link to="/conversion-guides/body-height-and-weight">Body height and weight</Link>: feet and inches, centimeters,
      kilograms, pounds, and stone
    </li>
    <li>
      <Link to="/conversion-guides/tires">Tires</Link>: psi, bar, and kPa, and how to read a tire size
    </li>
    <li>
      <Link to="/conversion-guides/weather">Weather</Link>: temperature, wind, air pressure, and rain
    </li>
    <li>
      <Link to="/size-charts">Size charts</Link>: paper, wire gauges, screws and drills, rings, shoes, and clothes
    </li>
  </ul>
);

export const article: ArticleFile = {
  navigation: { read: { order: 0 }, sitemap: { order: 20 } },
  label: 'Conversion Guides',
  title: 'Conversion Guides',
  description:
    'How to convert units by hand: the principle of the conversion factor, and a short guide with common factors for length, weight, temperature, and more.',
  lead: 'How to convert between units by hand, what to watch out for in each category, and the factors that are worth knowing.',
  published: '2025-03-31',
  modified: '2025-03-31',
  sections: [
    { id: 'principle', title: 'The principle of unit conversion', body: principle },
    { id: 'length', title: 'Length', body: guides.length },
    { id: 'weight', title: 'Weight', body: guides.weight },
    { id: 'temperature', title: 'Temperature', body: guides.temperature },
    { id: 'area', title: 'Area', body: guides.area },
    { id: 'volume', title: 'Volume', body: guides.volume },
    { id: 'time', title: 'Time', body: guides.time },
    { id: 'speed', title: 'Speed', body: guides.speed },
    { id: 'energy', title: 'Energy', body: guides.energy },
    { id: 'pressure', title: 'Pressure', body: guides.pressure },
    { id: 'data', title: 'Data', body: guides.data },
    { id: 'rounding-and-checking', title: 'Rounding and checking', body: rounding },
    { id: 'everyday-guides', title: 'Guides for everyday questions', body: everydayGuides },
  ],
  sources: [SI_BROCHURE, NIST_SP_811, NIST_HANDBOOK_44, YARD_AND_POUND],
};
