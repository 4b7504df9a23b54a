import { Prose } from '@site/shell-contract';
import { FactorTable } from '../../components/factor-table.tsx';
import { GuideLinks } from '../../components/guide-links.tsx';

export function VolumeGuide() {
  return (
    <>
      <Prose>
        <p>
          Volume is where one name most often means two sizes. The US gallon is about 3.79 liters and the UK gallon
          about 4.55. Pints, quarts and fluid ounces differ too. On this site, units without a country are US.
        </p>
        <p>
          A liter is a cube 10 centimeters on a side, and a milliliter is a cubic centimeter. Recipes are forgiving: 240
          milliliters for a cup, 15 for a tablespoon and 5 for a teaspoon are near enough in any kitchen.
        </p>
      </Prose>
      <FactorTable
        of="volume"
        rows={[
          ['liters', 'US gallons', '0.264172'],
          ['US gallons', 'liters', '3.78541'],
          ['UK gallons', 'liters', '4.54609'],
          ['cups', 'milliliters', '236.588'],
          ['fluid ounces', 'milliliters', '29.5735'],
          ['cubic meters', 'liters', '1000'],
        ]}
      />
      <GuideLinks category="volume" name="Volume" popular={{ slug: 'liters-to-gallons', label: 'Liters to gallons' }} />
    </>
  );
}
