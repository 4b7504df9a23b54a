import { Prose } from '@site/shell-contract';
import { FactorTable } from '../../components/factor-table.tsx';
import { GuideLinks } from '../../components/guide-links.tsx';

export function EnergyGuide() {
  return (
    <>
      <Prose>
        <p>
          The joule is the SI unit of energy. We use the thermochemical calorie, exactly 4.184 joules. The Calories on
          food labels are kilocalories, a thousand times as much: a 200-Calorie snack has 200 kcal, about 837
          kilojoules.
        </p>
        <p>
          Electricity is billed by the kilowatt hour, the energy a 1000-watt device uses in an hour. Heating and cooling
          in the United States are often rated in BTU; one BTU warms a pound of water by about one degree Fahrenheit.
        </p>
      </Prose>
      <FactorTable
        of="energy"
        rows={[
          ['joules', 'calories', '0.239006'],
          ['calories', 'joules', '4.184'],
          ['kilocalories', 'kilojoules', '4.184'],
          ['kilowatt hours', 'kilojoules', '3600'],
          ['BTU', 'joules', '1055.06'],
        ]}
      />
      <GuideLinks
        category="energy"
        name="Energy"
        popular={{ slug: 'joules-to-calories', label: 'Joules to calories' }}
      />
    </>
  );
}
