import { DataTable, Link, Prose } from '@site/shell-contract';

const ROWS = [
  ['Fluid ounce', '29.57 mL', '28.41 mL'],
  ['Pint', '473.2 mL', '568.3 mL'],
  ['Quart', '946.4 mL', '1136.5 mL'],
  ['Gallon', '3.785 L', '4.546 L'],
  ['Hundredweight', '100 lb (45.36 kg)', '112 lb (50.80 kg)'],
  ['Ton', '2000 lb (907.2 kg)', '2240 lb (1016 kg)'],
];

export function UsCustomary() {
  return (
    <>
      <Prose>
        <p>
          US customary units are often called imperial, but they are older. They descend from the English units that
          colonists brought with them, and the United States was already independent when Britain reformed its measures
          in 1824. Americans kept Queen Anne’s wine gallon of 231 cubic inches and the Winchester bushel of 2150.42
          cubic inches. Britain dropped both.
        </p>
        <p>
          That is why a length or a weight in pounds is the same on both sides of the Atlantic, while most measures of
          volume are not. A US gallon is about 17 percent smaller than an imperial one, and a US pint has 16 fluid
          ounces where an imperial pint has 20. The two fluid ounces differ as well: the US one is about 4 percent
          larger.
        </p>
      </Prose>
      <DataTable
        caption="One name, two sizes: US customary and imperial units compared (rounded)"
        columns={[{ label: 'Unit' }, { label: 'US customary' }, { label: 'Imperial' }]}
        rows={ROWS}
      />
      <Prose>
        <h3>Metric underneath</h3>
        <p>
          The United States made metric units legal in 1866 and was among the first nations to sign the Meter Convention
          in 1875. In 1893 the Mendenhall Order based the yard and the pound on the international meter and kilogram.
          Since then there has been no separate American standard of length or mass: every foot and every pound is a
          stated fraction of a metric unit.
        </p>
        <p>
          For a long time one exception remained. Land surveys used a foot of 1200/3937 meter, about two parts in a
          million longer than the international foot of exactly 0.3048 meter. Over a hundred miles that adds up to about
          a foot. The survey foot was retired at the end of 2022. For everyday lengths, the{' '}
          <Link to="/converter/length/feet-to-meters">feet to meters</Link> factor is exactly 0.3048.
        </p>
        <h3>Cups, spoons and degrees</h3>
        <p>
          American kitchens measure by volume: a cup is 8 US fluid ounces, a tablespoon half a fluid ounce, a teaspoon a
          third of a tablespoon. Weather reports and ovens use{' '}
          <Link to="/converter/temperature/fahrenheit-to-celsius">degrees Fahrenheit</Link>, a scale that Daniel Gabriel
          Fahrenheit published in 1724. Science, medicine and much of industry in the same country work in metric units.
        </p>
      </Prose>
    </>
  );
}
