import { ButtonLink, DataTable, space, spacedDigits } from '@site/shell-contract';
import { styled } from 'styled-components';
import { numeric } from '../../components/numeric.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  && {
    margin-top: ${space(6)};
  }
`;

interface NextStepsProps {
  category: string;
  /** Slug of a popular pair. */
  pair: string;
  label: string;
  /** From unit, to unit, and factor. */
  factors?: readonly (readonly [string, string, string])[];
}

function NextSteps({ category, pair, label, factors }: NextStepsProps) {
  return (
    <>
      {factors ? (
        <DataTable
          caption={`Common ${category} factors`}
          columns={[{ label: 'From' }, { label: 'To' }, ...numeric('Multiply by')]}
          rows={factors}
        />
      ) : null}
      <Row>
        <ButtonLink to={`/converter/${category}/${pair}`}>{label}</ButtonLink>
        <ButtonLink to={`/category/${category}`} variant="secondary">{`All ${category} converters`}</ButtonLink>
      </Row>
    </>
  );
}

export const length = (
  <>
    <p>
      Length is the conversion people need most, and the simplest: every unit is a fixed multiple of the meter. Since
      1959 the inch has been exactly 2.54 centimeters, and foot, yard, and mile follow from it, so the definitions are
      exact even where a table shows a rounded factor.
    </p>
    <p>
      To estimate, call a meter a bit over three feet, and five miles eight kilometers. At sea and in the air, a mile
      means something else: the nautical mile is 1852 meters, about 15 percent longer than a mile on the road.
    </p>
    <NextSteps
      category="length"
      pair="feet-to-meters"
      label="Feet to meters"
      factors={[
        ['inches', 'centimeters', '2.54'],
        ['feet', 'meters', '0.3048'],
        ['yards', 'meters', '0.9144'],
        ['miles', 'kilometers', '1.60934'],
        ['meters', 'feet', '3.28084'],
        ['nautical miles', 'kilometers', '1.852'],
      ]}
    />
  </>
);

export const weight = (
  <>
    <p>
      Kilograms and pounds measure mass, which everyday speech calls weight. A pound is exactly{' '}
      {spacedDigits('0.45359237')} kilograms. To estimate, double the kilograms and add a tenth: 70 kg is roughly 140 +
      14 = 154 pounds.
    </p>
    <p>
      Be careful with tons. A metric ton, or tonne, is 1000 kilograms. A US ton, the short ton, is 2000 pounds (907
      kilograms, rounded), and the British long ton is 2240 pounds (1016 kilograms, rounded).
    </p>
    <NextSteps
      category="weight"
      pair="kg-to-pounds"
      label="Kilograms to pounds"
      factors={[
        ['kilograms', 'pounds', '2.20462'],
        ['pounds', 'kilograms', '0.453592'],
        ['ounces', 'grams', '28.3495'],
        ['stone', 'kilograms', '6.35029'],
        ['grams', 'ounces', '0.035274'],
      ]}
    />
  </>
);

const LANDMARKS = [
  ['Absolute zero', '−273.15', '−459.67', '0'],
  ['The scales meet', '−40', '−40', '233.15'],
  ['Water freezes', '0', '32', '273.15'],
  ['A mild day', '20', '68', '293.15'],
  ['Body temperature, about', '37', '98.6', '310.15'],
  ['Water boils at sea level', '100', '212', '373.15'],
];

export const temperature = (
  <>
    <p>
      Temperature scales differ in the size of a degree and in where zero is, so they need two steps. From Celsius to
      Fahrenheit, multiply by 9/5 and add 32. From Fahrenheit to Celsius, subtract 32 and multiply by 5/9. The order
      matters.
    </p>
    <p>
      Kelvin degrees are the same size as Celsius degrees, but the scale starts at absolute zero, so it’s Celsius plus
      273.15. Rankine does the same for Fahrenheit: add 459.67. For a quick weather estimate, double the Celsius number
      and add 30; that’s right at 10 °C and a few degrees off elsewhere.
    </p>
    <p>
      A temperature difference isn’t a temperature. If it gets 10 Celsius degrees warmer, it gets 18 Fahrenheit degrees
      warmer, and the 32 drops out.
    </p>
    <DataTable
      caption="Temperatures to check against"
      columns={[{ label: 'Point' }, ...numeric('°C', '°F', 'K')]}
      rows={LANDMARKS}
    />
    <NextSteps category="temperature" pair="celsius-to-fahrenheit" label="Celsius to Fahrenheit" />
  </>
);

export const area = (
  <>
    <p>
      An area is a length times a length, so its factor is the length’s factor squared. A foot is 0.3048 meters, so a
      square foot is 0.3048 × 0.3048, or about 0.0929 square meters. Forgetting to square the factor is the most common
      mistake with areas.
    </p>
    <p>
      For floors, figure about 10¾ square feet per square meter. For land, a hectare is a square 100 meters on a side,
      and an acre, 43,560 square feet, is about two fifths of that.
    </p>
    <NextSteps
      category="area"
      pair="square-feet-to-square-meters"
      label="Square feet to square meters"
      factors={[
        ['square feet', 'square meters', '0.092903'],
        ['square meters', 'square feet', '10.7639'],
        ['acres', 'square meters', '4046.86'],
        ['hectares', 'acres', '2.47105'],
        ['square miles', 'square kilometers', '2.58999'],
      ]}
    />
  </>
);

export const volume = (
  <>
    <p>
      Volume is where one name most often means two sizes. The US gallon is about 3.79 liters and the UK gallon about
      4.55. Pints, quarts, and fluid ounces differ too. On this site, units without a country are US.
    </p>
    <p>
      A liter is a cube 10 centimeters on a side, and a milliliter is a cubic centimeter. Recipes are forgiving: 240
      milliliters for a cup, 15 for a tablespoon and 5 for a teaspoon are near enough in any kitchen.
    </p>
    <NextSteps
      category="volume"
      pair="liters-to-gallons"
      label="Liters to gallons"
      factors={[
        ['liters', 'US gallons', '0.264172'],
        ['US gallons', 'liters', '3.78541'],
        ['UK gallons', 'liters', '4.54609'],
        ['cups', 'milliliters', '236.588'],
        ['fluid ounces', 'milliliters', '29.5735'],
        ['cubic meters', 'liters', '1000'],
      ]}
    />
  </>
);

export const time = (
  <>
    <p>
      Minutes and hours go up by sixties, days by 24, and weeks by seven. The catch is the decimal point: 1.5 hours is
      90 minutes, not 1 hour 50. To turn the decimal part into minutes, multiply it by 60.
    </p>
    <p>
      Months and years aren’t all the same length, so a conversion has to use an average. Ours is the Gregorian
      calendar’s mean year, 365.2425 days, and a twelfth of it for a month. For an exact number of days between two
      dates, count on a calendar.
    </p>
    <NextSteps
      category="time"
      pair="hours-to-minutes"
      label="Hours to minutes"
      factors={[
        ['hours', 'minutes', '60'],
        ['hours', 'seconds', '3600'],
        ['days', 'hours', '24'],
        ['weeks', 'days', '7'],
        ['years', 'days', '365.2425'],
      ]}
    />
  </>
);

export const speed = (
  <>
    <p>
      A speed is a distance divided by a time. When both units are per hour, convert only the distance: multiply miles
      per hour by {spacedDigits('1.60934')}, the same factor that converts miles to kilometers. Multiply meters per
      second by 3.6 to get kilometers per hour.
    </p>
    <p>
      Useful landmarks: 30 mph is about 48 km/h, 50 mph about 80, and 70 mph about 113. Ships and aircraft use the knot,
      one nautical mile per hour.
    </p>
    <NextSteps
      category="speed"
      pair="mph-to-kph"
      label="Miles per hour to kilometers per hour"
      factors={[
        ['miles per hour', 'kilometers per hour', '1.60934'],
        ['kilometers per hour', 'miles per hour', '0.621371'],
        ['meters per second', 'kilometers per hour', '3.6'],
        ['knots', 'kilometers per hour', '1.852'],
        ['feet per second', 'meters per second', '0.3048'],
      ]}
    />
  </>
);

export const energy = (
  <>
    <p>
      The joule is the SI unit of energy. We use the thermochemical calorie, exactly 4.184 joules. The Calories on food
      labels are kilocalories, a thousand times as much: a 200-Calorie snack has 200 kcal, about 837 kilojoules.
    </p>
    <p>
      Electricity is billed by the kilowatt hour, the energy a 1000-watt device uses in an hour. Heating and cooling in
      the United States are often rated in BTU; one BTU warms a pound of water by about one degree Fahrenheit.
    </p>
    <NextSteps
      category="energy"
      pair="joules-to-calories"
      label="Joules to calories"
      factors={[
        ['joules', 'calories', '0.239006'],
        ['calories', 'joules', '4.184'],
        ['kilocalories', 'kilojoules', '4.184'],
        ['kilowatt hours', 'kilojoules', '3600'],
        ['BTU', 'joules', '1055.06'],
      ]}
    />
  </>
);

export const pressure = (
  <>
    <p>
      Pressure is force divided by area. The pascal, one newton per square meter, is so small that tires and weather
      maps use larger units: the bar (100,000 pascals), the kilopascal, or the pound per square inch.
    </p>
    <p>
      A car tire at 32 psi is at about 2.2 bar. That’s gauge pressure, measured from the air around it. Absolute
      pressure is measured from a vacuum and is one atmosphere higher at sea level. Converting units doesn’t change one
      into the other, so check which one you have.
    </p>
    <NextSteps
      category="pressure"
      pair="psi-to-bar"
      label="PSI to bar"
      factors={[
        ['psi', 'bar', '0.0689476'],
        ['bar', 'psi', '14.5038'],
        ['atmospheres', 'bar', '1.01325'],
        ['bar', 'kilopascals', '100'],
        ['mmHg', 'pascals', '133.322'],
      ]}
    />
  </>
);

export const data = (
  <>
    <p>
      A byte is eight bits. Storage is sold in bytes and connections in bits per second, so divide by eight to compare
      them: a 100-megabit-per-second line delivers at most 12.5 megabytes per second.
    </p>
    <p>
      With SI prefixes, a kilobyte is 1000 bytes, a megabyte a million and a gigabyte a billion. Our converters use
      these. Some operating systems count in steps of 1024 and use the same names, which is why a 1 TB drive may show up
      as 931 GB. Nothing is missing.
    </p>
    <NextSteps
      category="data"
      pair="mb-to-gb"
      label="Megabytes to gigabytes"
      factors={[
        ['megabytes', 'gigabytes', '0.001'],
        ['gigabytes', 'megabytes', '1000'],
        ['terabytes', 'gigabytes', '1000'],
        ['bytes', 'bits', '8'],
        ['megabits', 'megabytes', '0.125'],
      ]}
    />
  </>
);
