import type { ComponentProps } from 'react';
import { DoubleScale, TemperatureScale } from './lazy-parts.ts';

export function CategoryScale(props: ComponentProps<typeof DoubleScale>) {
  return props.from.category === 'temperature' ? <TemperatureScale {...props} /> : <DoubleScale {...props} />;
}
