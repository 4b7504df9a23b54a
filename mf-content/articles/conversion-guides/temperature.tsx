import { DataTable, Prose } from '@site/shell-contract';
import { GuideLinks } from '../../components/guide-links.tsx';

const LANDMARKS = [
  ['Absolute zero', '−273.15', '−459.67', '0'],
  ['The scales meet', '−40', '−40', '233.15'],
  ['Water freezes', '0', '32', '273.15'],
  ['A mild day', '20', '68', '293.15'],
  ['Body temperature, about', '37', '98.6', '310.15'],
  ['Water boils at sea level', '100', '212', '373.15'],
];

export function TemperatureGuide() {
  return (
    <>
      <Prose>
        <p>
          Temperature scales differ in the size of a degree and in where zero is, so they need two steps. From Celsius
          to Fahrenheit, multiply by 9/5 and add 32. From Fahrenheit to Celsius, subtract 32 and multiply by 5/9. The
          order matters.
        </p>
        <p>
          Kelvin degrees are the same size as Celsius degrees, but the scale starts at absolute zero, so it’s Celsius
          plus 273.15. Rankine does the same for Fahrenheit: add 459.67. For a quick weather estimate, double the
          Celsius number and add 30; that’s right at 10 °C and a few degrees off elsewhere.
        </p>
        <p>
          A temperature difference isn’t a temperature. If it gets 10 Celsius degrees warmer, it gets 18 Fahrenheit
          degrees warmer, and the 32 drops out.
        </p>
      </Prose>
      <DataTable
        caption="Temperatures to check against"
        columns={[
          { label: 'Point' },
          { label: '°C', figures: true },
          { label: '°F', figures: true },
          { label: 'K', figures: true },
        ]}
        rows={LANDMARKS}
      />
      <GuideLinks
        category="temperature"
        name="Temperature"
        popular={{ slug: 'celsius-to-fahrenheit', label: 'Celsius to Fahrenheit' }}
      />
    </>
  );
}
