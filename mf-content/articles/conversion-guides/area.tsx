import { Prose } from '@site/shell-contract';
import { FactorTable } from '../../components/factor-table.tsx';
import { GuideLinks } from '../../components/guide-links.tsx';

export function AreaGuide() {
  return (
    <>
      <Prose>
        <p>
          An area is a length times a length, so its factor is the length’s factor squared. A foot is 0.3048 meters, so
          a square foot is 0.3048 × 0.3048, or about 0.0929 square meters. Forgetting to square the factor is the most
          common mistake with areas.
        </p>
        <p>
          For floors, figure about 10¾ square feet per square meter. For land, a hectare is a square 100 meters on a
          side, and an acre, 43,560 square feet, is about two fifths of that.
        </p>
      </Prose>
      <FactorTable
        of="area"
        rows={[
          ['square feet', 'square meters', '0.092903'],
          ['square meters', 'square feet', '10.7639'],
          ['acres', 'square meters', '4046.86'],
          ['hectares', 'acres', '2.47105'],
          ['square miles', 'square kilometers', '2.58999'],
        ]}
      />
      <GuideLinks
        category="area"
        name="Area"
        popular={{ slug: 'square-feet-to-square-meters', label: 'Square feet to square meters' }}
      />
    </>
  );
}
