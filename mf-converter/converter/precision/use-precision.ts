import type { Rational } from '@site/catalogue/engine/rational';
import { useEffect, useState } from 'react';
import { useStored } from '../../device/stored.client.ts';
import type { ViewStyle } from '../converter-view.ts';

export const PRECISION_KEY = 'precision';

type Write = (choice: string, value: Rational) => string | undefined;

/** The style with results written as the visitor chose on this device. What writes them is loaded only for who chose. */
export function usePrecision(style: ViewStyle): ViewStyle {
  const choice = useStored(PRECISION_KEY);
  const [write, setWrite] = useState<Write>();
  useEffect(() => {
    if (choice === '') return;
    // Where it cannot be had, results stay as everyone sees them.
    import('./precision.ts').then(
      ({ writtenAs }) => setWrite(() => writtenAs),
      () => {},
    );
  }, [choice]);
  return choice && write ? { ...style, format: (value) => write(choice, value) ?? style.format(value) } : style;
}
