import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { color, fontSize, space, spacedDigits, useNumberFormat } from '@site/shell-contract';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useFirstInteraction } from '../../ui/use-first-interaction.ts';
import type { ConverterView } from '../converter-view.ts';
import type { Compare } from './load-compare.ts';

/** Reserves its line, so that nothing moves when a comparison appears. */
const Line = styled.p`
  min-height: ${space(6)};
  margin-top: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${fontSize.note};
  line-height: ${space(6)};
  @media print, (scripting: none) {
    display: none;
  }
`;

interface ComparisonProps {
  view: ConverterView;
  units: readonly UnitDefinition[];
}

/** Compares the value with a well-known one: `A little more than a door’s height (2 m)`. */
export function Comparison({ view: { typed, from }, units }: ComparisonProps) {
  const compare = useCompare(from?.category);
  const format = useNumberFormat();
  const value = useDeferredValue(typed.state === 'number' ? typed.value : undefined);
  const text = useMemo(() => value && from && compare?.(value, from, units), [compare, value, from, units]);
  return <Line>{text === undefined ? null : <span key={text}>{spacedDigits(text, format)}</span>}</Line>;
}

function useCompare(category: string | undefined): Compare | undefined {
  const [isAwake, setIsAwake] = useState(false);
  const [wake] = useState(() => () => setIsAwake(true));
  const [compare, setCompare] = useState<Compare>();
  useFirstInteraction(wake);
  useEffect(() => {
    if (!isAwake || category === undefined) return;
    let isCurrent = true;
    import('./load-compare.ts')
      .then(({ loadCompare }) => loadCompare(category))
      .then(
        (loaded) => {
          if (isCurrent) setCompare(() => loaded);
        },
        // The line stays empty.
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [isAwake, category]);
  return compare;
}
