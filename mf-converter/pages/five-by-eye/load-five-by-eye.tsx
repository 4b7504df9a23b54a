import type { EverydayExample } from '@site/catalog/category-schema';
import { findUnit } from '@site/catalog/engine/find-unit';
import { loadAbout } from '@site/catalog/load-about';
import { loadUnits } from '@site/catalog/load-units';
import type { PageResult } from '@site/shell-contract';
import { BREADCRUMBS, FIVE_BY_EYE, type FiveByEyeData } from './five-by-eye-page.tsx';
import type { GuessPair, Kind } from './questions.ts';

/** Everyday pairs by category. Temperatures are excluded, because a percentage depends on where zero is. */
const KINDS: Readonly<Record<string, string>> = {
  length: 'cm>in in>cm ft>m m>ft km>mi mi>km yd>m',
  weight: 'kg>lb lb>kg oz>g g>oz st>kg',
  volume: 'L>gal-us gal-us>L fl-oz>ml ml>fl-oz cup>ml qt>L',
  speed: 'mph>kph kph>mph knot>mph mps>kph',
  area: 'm2>ft2 ft2>m2 ac>ha ha>ac mi2>km2 km2>mi2 in2>cm2',
  pressure: 'psi>bar bar>psi kpa>psi',
  power: 'hp>kW kW>hp',
  energy: 'kcal>kj kj>kcal',
};

/** Larger quantities, such as the distance to the Moon, are too hard to guess. */
const LARGEST = 50_000;

export async function loadFiveByEye(): Promise<PageResult<FiveByEyeData>> {
  const kinds = await Promise.all(Object.entries(KINDS).map(loadKind));
  return {
    kind: 'page',
    head: {
      title: 'Five by Eye: Guess Units, Five a Day',
      description:
        'A daily guessing game with units: five everyday measures, the same for everyone. Drag the pointer on the scale, and see how good your eye is.',
      canonical: FIVE_BY_EYE,
      breadcrumbs: BREADCRUMBS,
    },
    data: { kinds },
  };
}

async function loadKind([category, pairs]: [string, string]): Promise<Kind> {
  const [units, about] = await Promise.all([loadUnits(category), loadAbout(category)]);
  // Aliases would only make the page's data larger.
  const unit = (id: string) => ({ ...findUnit(id, units)!, aliases: [] });
  return pairs.split(' ').map((pair): GuessPair => {
    const [from = '', to = ''] = pair.split('>');
    return { from: unit(from), to: unit(to), examples: (about[from]?.examples ?? []).filter(isEveryday) };
  });
}

const isEveryday = ({ quantity }: EverydayExample) => Number(quantity) <= LARGEST;
