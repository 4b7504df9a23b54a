import { Prose, spacedDigits } from '@site/shell-contract';
import { FactorTable } from '../../components/factor-table.tsx';
import { GuideLinks } from '../../components/guide-links.tsx';

export function WeightGuide() {
  return (
    <>
      <Prose>
        <p>
          Kilograms and pounds measure mass, which everyday speech calls weight. A pound is exactly{' '}
          {spacedDigits('0.45359237')} kilograms. To estimate, double the kilograms and add a tenth: 70 kg is roughly
          140 + 14 = 154 pounds.
        </p>
        <p>
          Be careful with tons. A metric ton, or tonne, is 1000 kilograms. A US ton, the short ton, is 2000 pounds (907
          kilograms, rounded), and the British long ton is 2240 pounds (1016 kilograms, rounded).
        </p>
      </Prose>
      <FactorTable
        of="weight"
        rows={[
          ['kilograms', 'pounds', '2.20462'],
          ['pounds', 'kilograms', '0.453592'],
          ['ounces', 'grams', '28.3495'],
          ['stone', 'kilograms', '6.35029'],
          ['grams', 'ounces', '0.035274'],
        ]}
      />
      <GuideLinks category="weight" name="Weight" popular={{ slug: 'kg-to-pounds', label: 'Kilograms to pounds' }} />
    </>
  );
}
