import { DoubleScale } from './double-scale.tsx';
import { THERMOMETER } from './thermometer.tsx';
import type { DoubleScaleProps } from './use-pointer.ts';

export function TemperatureScale(props: DoubleScaleProps) {
  return <DoubleScale {...props} thermometer={THERMOMETER} />;
}
