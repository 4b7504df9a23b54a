import { DoubleScale } from './double-scale.tsx';
import { temperatureAxes } from './temperature-range.ts';
import { Thermometer } from './thermometer.tsx';
import type { DoubleScaleProps } from './use-pointer.ts';

const THERMOMETER = { axes: temperatureAxes, Picture: Thermometer };

export function TemperatureScale(props: DoubleScaleProps) {
  return <DoubleScale {...props} thermometer={THERMOMETER} />;
}
