import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { useEffect, useState } from 'react';
import { useStored } from '../../device/stored.client.ts';
import type { ViewStyle } from '../converter-view.ts';

export const PRECISION_KEY = 'precision';

type Write = (choice: string, value: Rational, unit: UnitDefinition) => string | undefined;

/** The formatting code loads only for a stored precision. */
export function usePrecision(style: ViewStyle): ViewStyle {
  const choice = useStored(PRECISION_KEY);
  const [write, setWrite] = useState<Write>();
  useEffect(() => {
    if (choice === '') return;
    // If the import fails, results keep the default format.
    import('./precision.ts').then(
      ({ formatAs }) => setWrite(() => formatAs),
      () => {},
    );
  }, [choice]);
  if (!choice || !write) return style;
  return { ...style, format: (value, unit) => write(choice, value, unit) ?? style.format(value, unit) };
}
