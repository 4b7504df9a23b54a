import { Prose } from '@site/shell-contract';
import { FactorTable } from '../../components/factor-table.tsx';
import { GuideLinks } from '../../components/guide-links.tsx';

export function PressureGuide() {
  return (
    <>
      <Prose>
        <p>
          Pressure is force divided by area. The pascal, one newton per square meter, is so small that tires and weather
          maps use larger units: the bar (100,000 pascals), the kilopascal, or the pound per square inch.
        </p>
        <p>
          A car tire at 32 psi is at about 2.2 bar. That’s gauge pressure, measured from the air around it. Absolute
          pressure is measured from a vacuum and is one atmosphere higher at sea level. Converting units doesn’t change
          one into the other, so check which one you have.
        </p>
      </Prose>
      <FactorTable
        of="pressure"
        rows={[
          ['psi', 'bar', '0.0689476'],
          ['bar', 'psi', '14.5038'],
          ['atmospheres', 'bar', '1.01325'],
          ['bar', 'kilopascals', '100'],
          ['mmHg', 'pascals', '133.322'],
        ]}
      />
      <GuideLinks category="pressure" name="Pressure" popular={{ slug: 'psi-to-bar', label: 'PSI to bar' }} />
    </>
  );
}
