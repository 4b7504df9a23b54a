import { DataTable, Link, Prose, spacedDigits } from '@site/shell-contract';

const ROWS = [
  ['Inch', '1/12 foot', '2.54 cm'],
  ['Foot', '12 inches', '30.48 cm'],
  ['Yard', '3 feet', '0.9144 m'],
  ['Mile', '1760 yards', '1.609344 km'],
  ['Ounce', '1/16 pound', '28.349523125 g'],
  ['Pound', '16 ounces', '0.45359237 kg'],
  ['Stone', '14 pounds', '6.35029318 kg'],
  ['Long ton', '2240 pounds', '1016.0469088 kg'],
  ['Imperial pint', '20 imperial fluid ounces', '568.26125 mL'],
  ['Imperial gallon', '8 imperial pints', '4.54609 L'],
];

export function Imperial() {
  return (
    <>
      <Prose>
        <p>
          The imperial system was created by one law. The British Weights and Measures Act of 1824 swept away a tangle
          of older gallons and bushels and set a single standard yard, a single standard pound and a new gallon: the
          space taken up by ten pounds of water at 62 °F. The act came into force on January 1, 1826, and through trade
          and empire its units reached every continent.
        </p>
        <p>
          The standards of 1824 did not last long. They were kept at the Houses of Parliament and were ruined when the
          buildings burned down in October 1834. Their replacements, completed in the 1850s, were metal bars and weights
          compared with great care against surviving copies.
        </p>
      </Prose>
      <DataTable
        caption="Common imperial units and their exact metric values"
        columns={[{ label: 'Unit' }, { label: 'Within the system' }, { label: 'Metric value' }]}
        rows={ROWS}
      />
      <Prose>
        <p>
          The numbers between units come from use, not from a plan. Twelve divides by two, three, four and six, which
          suits a carpenter. Sixteen halves four times over, which suits a pair of scales. The mile of 5280 feet was
          fixed by an English statute of 1593 so that it held exactly eight furlongs, the length of a 660-foot plowed
          furrow.
        </p>
        <p>
          The United Kingdom has been moving to metric since 1965 and sells most goods by the gram and the liter. Miles
          and yards remain on its road signs, draft beer is still poured in pints, and many people give their{' '}
          <Link to="/converter/weight/stone-to-kg">weight in stone</Link>. The definitions themselves are metric now: an
          imperial gallon is exactly {spacedDigits('4.54609')} liters by law.
        </p>
      </Prose>
    </>
  );
}
