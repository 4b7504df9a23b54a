import { ovenColumns } from '@site/catalog/facts/oven-settings';
import { DataTable, Link } from '@site/shell-contract';
import { type ArticleFile, GUIDES_BREADCRUMB } from '../article.ts';
import { NIST_HANDBOOK_44 } from '../source.ts';
import { numeric } from '../../components/numeric.ts';

const CUPS = [
  ['1/4 cup', '4', '59.1'],
  ['1/3 cup', '5 1/3', '78.9'],
  ['1/2 cup', '8', '118.3'],
  ['2/3 cup', '10 2/3', '157.7'],
  ['3/4 cup', '12', '177.4'],
  ['1 cup', '16', '236.6'],
  ['2 cups', '32', '473.2'],
];

const cups = (
  <>
    <p>
      A US cup is 8 fluid ounces, or 16 tablespoons of 3 teaspoons each. That’s 236.6 milliliters. A metric cup, sold in
      Australia and Canada, is 250 milliliters, and the cup on a US nutrition label is 240 by law. In most recipes the
      difference doesn’t matter, as long as you use one set of cups throughout.
    </p>
    <DataTable caption="US cups" columns={[{ label: 'Cups' }, ...numeric('Tablespoons', 'mL')]} rows={CUPS} />
    <p>
      Spoons are more forgiving: a US tablespoon is 14.8 milliliters and a teaspoon 4.9, so 15 and 5 are close enough.
      An Australian tablespoon is 20 milliliters, four teaspoons instead of three. Convert any amount from{' '}
      <Link to="/converter/volume/cups-to-ml">cups to milliliters</Link> or from{' '}
      <Link to="/converter/volume/tablespoons-to-ml">tablespoons to milliliters</Link>.
    </p>
  </>
);

const OVEN = Object.values(ovenColumns);

const oven = (
  <>
    <p>
      American recipes give oven temperatures in Fahrenheit, European ones in Celsius, and older British ones as a gas
      mark. From mark 1 at 275 °F, each mark adds 25 Fahrenheit degrees. Celsius dials are marked in tens, so British
      charts round to the setting in the fourth column.
    </p>
    <DataTable
      caption="Gas marks and degrees"
      columns={numeric(...OVEN.map(({ label }) => label))}
      rows={OVEN[0]!.cells.map((_, row) => OVEN.map(({ cells }) => cells[row]))}
    />
    <p>
      A convection (fan) oven needs about 20 Celsius degrees less, as in the last column. Check a little earlier. For
      any other temperature, see <Link to="/converter/temperature/fahrenheit-to-celsius">Fahrenheit to Celsius</Link>.
    </p>
  </>
);

const MEAT = [
  ['Poultry, whole or ground', '165', '73.9'],
  ['Ground beef, pork, veal, or lamb', '160', '71.1'],
  ['Steaks, chops, and roasts, after a three-minute rest', '145', '62.8'],
  ['Fish', '145', '62.8'],
];

const meat = (
  <>
    <p>
      These are the US Department of Agriculture’s minimum temperatures, measured at the center. Use a food thermometer,
      and when you convert by hand, round up.
    </p>
    <DataTable caption="Safe internal temperatures" columns={[{ label: 'Food' }, ...numeric('°F', '°C')]} rows={MEAT} />
  </>
);

const OUNCES = [1, 2, 4, 8, 12, 16].map((ounces) => [`${ounces} oz`, (ounces * 28.349523125).toFixed(1)]);

const weighing = (
  <>
    <p>
      A cup measures how much room something takes up, not what it weighs. A cup of water weighs about 237 grams. A cup
      of flour weighs around 120 grams spooned in, or up to 150 scooped and packed, which is why bakers use a scale.{' '}
      <Link to="/ingredients">Cups to grams</Link> has the weights of other ingredients, and{' '}
      <Link to="/ingredients/recipe">a whole recipe</Link> can be converted at once. Be careful with ounces: on a scale,
      an ounce is a weight of 28.35 grams, and in a measuring cup it’s a fluid ounce, 29.57 milliliters of anything.
    </p>
    <DataTable caption="Ounces on a scale" columns={[{ label: 'Ounces' }, ...numeric('g')]} rows={OUNCES} />
    <p>
      A stick of American butter is 4 ounces, half a cup or 8 tablespoons. Convert{' '}
      <Link to="/converter/weight/ounces-to-grams">ounces to grams</Link>,{' '}
      <Link to="/converter/weight/grams-to-ounces">grams to ounces</Link>, or{' '}
      <Link to="/converter/volume/fluid-ounces-to-ml">fluid ounces to milliliters</Link>.
    </p>
  </>
);

export const article: ArticleFile = {
  navigation: {
    read: { order: 1, label: 'Kitchen Conversions' },
    sitemap: { order: 21, label: 'Kitchen Conversions' },
  },
  label: 'Kitchen',
  parent: GUIDES_BREADCRUMB,
  title: 'Kitchen Conversions',
  description:
    'Cups to milliliters, ounces to grams, Fahrenheit to Celsius and gas marks: tables for recipes from another country.',
  lead: 'Cups, spoons, ounces, and oven temperatures, for recipes from another country.',
  sections: [
    { id: 'cups-and-spoons', title: 'Cups and spoons', body: cups },
    { id: 'oven', title: 'Oven temperatures', body: oven },
    { id: 'meat', title: 'Meat and fish', body: meat },
    { id: 'weighing', title: 'Weighing instead of measuring', body: weighing },
  ],
  sources: [
    NIST_HANDBOOK_44,
    [
      'US Food and Drug Administration',
      'Code of Federal Regulations, 21 CFR 101.9(b)(5): household measures on nutrition labels',
    ],
    ['US Department of Agriculture, Food Safety and Inspection Service', 'Safe Minimum Internal Temperature Chart'],
  ],
};
