import type { CategoryAbout } from '@site/catalog/category-schema';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import type { Pair } from '../pairs/pair.ts';
import type { Landmark, Landmarks } from './landmarks.ts';

/** Longer names rarely fit on the scale. */
const MAX_CHARACTERS = 18;

/** Returns the units' short everyday examples. Thermometers have their own landmarks. */
export function pairLandmarks({ from, to }: Pair, about: CategoryAbout): Landmarks {
  if (from.category === 'temperature') return { from: [], to: [] };
  const sourceLandmarks = listLandmarks(from, about);
  const sourceTexts = new Set(sourceLandmarks.map(({ text }) => text));
  return { from: sourceLandmarks, to: listLandmarks(to, about).filter(({ text }) => !sourceTexts.has(text)) };
}

function listLandmarks({ id }: UnitDefinition, about: CategoryAbout): Landmark[] {
  return (about[id]?.examples ?? [])
    .map(({ quantity, label }) => ({ quantity, text: withoutArticle(label) }))
    .filter(({ text }) => text.length <= MAX_CHARACTERS);
}

function withoutArticle(label: string): string {
  const text = label.replace(/^(?:an?|the) /, '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
