import { lazyHydrate } from '@site/shell-contract';
import { createElement } from 'react';
import type { DoubleScaleProps } from '../../double-scale/use-pointer.ts';
import { isOtherFormatChosen } from '../../format/visitor-format.ts';

const loadComparisonCode = () => import('../comparison/comparison.tsx');

export const Comparison = lazyHydrate(async () => (await loadComparisonCode()).Comparison, isOtherFormatChosen);
export const ResultButtons = lazyHydrate(
  async () => (await import('./result-buttons.tsx')).ResultButtons,
  isOtherFormatChosen,
);
export const ResultDetails = lazyHydrate(
  async () => (await import('./result-details.tsx')).ResultDetails,
  isOtherFormatChosen,
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

export const scaleFor = (category: string) => (category === 'temperature' ? TemperatureScale : DoubleScale);

export const PairScale = (props: DoubleScaleProps) => createElement(scaleFor(props.from.category), props);

/** Loads the parts that the server renders, and the examples for the comparison. */
export async function loadConverterParts(category: string): Promise<void> {
  const [{ getExamples }] = await Promise.all([
    loadComparisonCode(),
    Comparison.load(),
    ResultButtons.load(),
    ResultDetails.load(),
    scaleFor(category).load(),
  ]);
  await getExamples(category);
}
