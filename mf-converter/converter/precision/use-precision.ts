import type { Rational } from '@site/catalogue/engine/rational';
import { useEffect, useState } from 'react';
import { useStored } from '../../device/stored.client.ts';
import type { ViewStyle } from '../converter-view.ts';

export const PRECISION_KEY = 'precision';

type Write = (choice: string, value: Rational) => string | undefined;

/** Applies the visitor's stored precision. The formatting code loads only if there is one. */
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
  return choice && write ? { ...style, format: (value) => write(choice, value) ?? style.format(value) } : style;
}
