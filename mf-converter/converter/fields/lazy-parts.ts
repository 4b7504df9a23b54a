import { lazyHydrate } from '@site/shell-contract';
import { createElement } from 'react';
import { hasPin, PINNED_KEY, readStored } from '../../device/stored.client.ts';
import type { DoubleScaleProps } from '../../double-scale/use-pointer.ts';
import { isOtherFormatChosen } from '../../format/visitor-format.ts';
import { pairOf, pairPath } from '../../pairs/pair.ts';
import type { ConverterView } from '../converter-view.ts';

const loadComparisonCode = () => import('../comparison/comparison.tsx');

export const Comparison = lazyHydrate(async () => (await loadComparisonCode()).Comparison, isOtherFormatChosen);
export const ResultButtons = lazyHydrate(
  async () => (await import('./result-buttons.tsx')).ResultButtons,
  isOtherFormatChosen,
);
export const ResultActions = lazyHydrate(
  async () => (await import('./result-actions.tsx')).ResultActions,
  (props) => isOtherFormatChosen() || isPinned(props),
);
export const CommonConversions = lazyHydrate(async () => (await import('../common-conversions.tsx')).CommonConversions);

const TemperatureScale = lazyHydrate(
  async () => (await import('../../double-scale/thermometer.tsx')).TemperatureScale,
  isOtherFormatChosen,
);

const DoubleScale = lazyHydrate(
  async () => (await import('../../double-scale/double-scale.tsx')).DoubleScale,
  isOtherFormatChosen,
);

/** Thermometers load for temperatures only. */
export const scaleFor = (category: string) => (category === 'temperature' ? TemperatureScale : DoubleScale);

export const PairScale = (props: DoubleScaleProps) =>
  props.from.category === 'temperature' ? createElement(TemperatureScale, props) : createElement(DoubleScale, props);

/** For a page's `load`: what each converter of the category has. Comparisons also need the category's examples. */
export async function loadConverterParts(category: string): Promise<void> {
  const [{ examplesOf }] = await Promise.all([
    loadComparisonCode(),
    Comparison.load(),
    ResultButtons.load(),
    scaleFor(category).load(),
  ]);
  await examplesOf(category);
}

/** The server's markup shows every pair as not pinned, so pinned ones must hydrate. */
function isPinned({ view: { converted } }: { view: ConverterView }): boolean {
  return converted !== undefined && hasPin(readStored(PINNED_KEY), pairPath(pairOf(converted.from, converted.to)));
}
