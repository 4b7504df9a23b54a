import { loadUnits } from '@site/catalogue/load-units';
import { Link } from '@site/shell-contract';
import { parseQuantity, quantityText } from '../../converter/quantity.ts';
import { pairFromSlug, pairPath } from '../../pairs/pair.ts';

const EXAMPLES = [
  { category: 'length', slug: 'feet-to-cm', value: '5 ft 11 in' },
  { category: 'temperature', slug: 'fahrenheit-to-celsius', value: '350' },
  { category: 'volume', slug: 'cups-to-ml', value: '1.5' },
  { category: 'weight', slug: 'pounds-to-kg', value: '150' },
  { category: 'length', slug: 'miles-to-km', value: '26.2' },
  { category: 'speed', slug: 'kph-to-mph', value: '120' },
];

export interface HomeExample {
  path: string;
  text: string;
}

export async function loadExamples(): Promise<HomeExample[]> {
  const examples = await Promise.all(
    EXAMPLES.map(async ({ category, slug, value }) => {
      const units = await loadUnits(category);
      const pair = pairFromSlug(slug, units);
      if (!pair) return [];
      const typed = parseQuantity({ text: value }, { unit: pair.from, units });
      return [
        {
          path: `${pairPath(pair)}?value=${encodeURIComponent(value)}`,
          text: `${quantityText(typed, pair.from)} to ${pair.to.symbol}`,
        },
      ];
    }),
  );
  return examples.flat();
}

export function Examples({ examples }: { examples: readonly HomeExample[] }) {
  return (
    <ul role="list">
      {examples.map(({ path, text }) => (
        <li key={path}>
          <Link to={path} rel="nofollow">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
