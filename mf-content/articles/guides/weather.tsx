import { DataTable, Link } from '@site/shell-contract';
import { type ArticleFile, GUIDES_BREADCRUMB } from '../article.ts';
import { NIST_SP_811 } from '../source.ts';
import { numeric } from '../../components/numeric.ts';

const TEMPERATURES = [
  ['−20', '−4', 'Bitter cold'],
  ['−10', '14', 'Frost'],
  ['0', '32', 'Water freezes'],
  ['10', '50', 'Cool'],
  ['15', '59', 'Jacket weather'],
  ['20', '68', 'Mild'],
  ['25', '77', 'Warm'],
  ['30', '86', 'Hot'],
  ['35', '95', 'Very hot'],
  ['40', '104', 'Extreme heat'],
];

const temperature = (
  <>
    <p>
      A change of five Celsius degrees equals a change of nine Fahrenheit degrees. For the weather, double the Celsius
      number and add 30: 20 °C comes out to 70 °F; the actual value is 68. The two scales meet at −40.
    </p>
    <DataTable
      caption="Outdoor temperatures"
      columns={[...numeric('°C', '°F'), { label: 'What it is' }]}
      rows={TEMPERATURES}
    />
    <p>
      Convert <Link to="/converter/temperature/celsius-to-fahrenheit">Celsius to Fahrenheit</Link> or{' '}
      <Link to="/converter/temperature/fahrenheit-to-celsius">Fahrenheit to Celsius</Link>.
    </p>
  </>
);

const WINDS = [
  ['5, fresh breeze', '17', '19.6', '31.5'],
  ['6, strong breeze', '22', '25.3', '40.7'],
  ['8, gale', '34', '39.1', '63.0'],
  ['10, storm', '48', '55.2', '88.9'],
  ['12, hurricane', '64', '73.6', '118.5'],
];

const wind = (
  <>
    <p>
      Land forecasts use miles or kilometers per hour; marine and aviation forecasts use knots, or nautical miles per
      hour. A knot is exactly 1.852 km/h. The Beaufort scale is set in knots, so its limits are whole numbers in knots
      and fractions in other units.
    </p>
    <DataTable
      caption="Where some Beaufort forces begin"
      columns={[{ label: 'Force' }, ...numeric('knots', 'mph', 'km/h')]}
      rows={WINDS}
    />
    <p>
      A tropical storm becomes a hurricane at 64 knots of sustained wind, which American reports round to 74 mph.
      Convert <Link to="/converter/speed/knots-to-mph">knots to mph</Link>,{' '}
      <Link to="/converter/speed/knots-to-kph">knots to km/h</Link>, or{' '}
      <Link to="/converter/speed/mph-to-kph">mph to km/h</Link>.
    </p>
  </>
);

const PRESSURES = [980, 990, 1000, 1013.25, 1020, 1030, 1040].map((hectopascals) => [
  String(hectopascals),
  (hectopascals / 33.863886640341).toFixed(2),
]);

const airPressure = (
  <>
    <p>
      Weather services report air pressure in hectopascals. A hectopascal is the same as a millibar, the name on older
      barometers. The United States uses inches of mercury. The standard atmosphere is 1013.25 hPa (29.92 inHg,
      rounded); lower means unsettled weather, and a fast drop means wind.
    </p>
    <DataTable caption="Air pressure at sea level" columns={numeric('hPa', 'inHg')} rows={PRESSURES} />
    <p>
      Convert <Link to="/converter/pressure/hpa-to-inhg">hectopascals to inches of mercury</Link> or{' '}
      <Link to="/converter/pressure/inhg-to-hpa">back</Link>.
    </p>
  </>
);

const RAIN = [0.1, 0.25, 0.5, 1, 2, 4].map((inches) => [String(inches), String(Math.round(inches * 254) / 10)]);

const rain = (
  <>
    <p>
      Rain is measured by how deep the water would be. A millimeter of rain is one liter of water on each square meter.
      Snow is mostly air: ten inches of fresh snow melts to about one inch of water, more if it’s wet and less if it’s
      powder.
    </p>
    <DataTable caption="Rainfall" columns={numeric('in', 'mm')} rows={RAIN} />
    <p>
      Convert <Link to="/converter/length/inches-to-mm">inches to millimeters</Link> or{' '}
      <Link to="/converter/length/mm-to-inches">millimeters to inches</Link>.
    </p>
  </>
);

export const article: ArticleFile = {
  navigation: {
    read: { order: 4, label: 'Weather Units' },
    sitemap: { order: 24, label: 'Weather Units' },
  },
  label: 'Weather',
  parent: GUIDES_BREADCRUMB,
  title: 'Weather Units',
  description:
    'Celsius and Fahrenheit, knots, mph, and km/h, hectopascals and inches of mercury, rain in inches and millimeters: the units in a weather report.',
  lead: 'The units in a weather report: temperature, wind, air pressure, and rain, in both systems.',
  sections: [
    { id: 'temperature', title: 'Temperature', body: temperature },
    { id: 'wind', title: 'Wind', body: wind },
    { id: 'air-pressure', title: 'Air pressure', body: airPressure },
    { id: 'rain', title: 'Rain and snow', body: rain },
  ],
  sources: [
    NIST_SP_811,
    ['World Meteorological Organization', 'Guide to Instruments and Methods of Observation (WMO-No. 8)'],
    ['US National Hurricane Center', 'Saffir-Simpson Hurricane Wind Scale'],
  ],
};
