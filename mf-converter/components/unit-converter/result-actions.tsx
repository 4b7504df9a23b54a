import { formatExact } from '@site/catalogue/engine/format-exact';
import { Button, color, fontSize, space, useNotify } from '@site/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Pair } from '../../pairs/pair.ts';
import type { ConversionReading } from './conversion-reading.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin: ${space(2)} -${space(3)} 0;
  font-size: ${fontSize.note};
  button { min-height: ${space(9)}; padding: ${space(1)} ${space(3)}; }
  @media print { display: none; }
`;

const Exact = styled.details`
  font-size: ${fontSize.note};
  summary { width: fit-content; padding-block: ${space(1)}; color: ${color.accent}; font-weight: 600; }
  p { padding-block: ${space(1)}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`;

interface ResultActionsProps {
  reading: ConversionReading;
  pair: Pair;
}

/** Copying the result, with and without its unit, and the whole value on demand. */
export function ResultActions({ reading, pair }: ResultActionsProps) {
  const [copied, setCopied] = useState<string>();
  const notify = useNotify();
  const { value, result } = reading;
  if (!value) return null;
  const withUnit = `${result} ${pair.to.symbol}`;

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      notify({ title: 'Not copied', description: `The browser did not allow it. The result is ${withUnit}.`, variant: 'destructive' });
    }
  }
  return (
    <>
      <Row>
        <Button variant="quiet" onClick={() => copy(result)}>Copy result</Button>
        <Button variant="quiet" onClick={() => copy(withUnit)}>Copy with unit</Button>
        <span role="status">{copied === result || copied === withUnit ? `Copied ${copied}` : ''}</span>
      </Row>
      <Exact>
        <summary>Exact value</summary>
        <p>{exactSentence(value, pair)}</p>
      </Exact>
    </>
  );
}

function exactSentence(value: NonNullable<ConversionReading['value']>, { to }: Pair): string {
  const { text, isExact, fraction } = formatExact(value);
  if (isExact) return `${text} ${to.symbol}, exactly`;
  return fraction ? `${text}… ${to.symbol}, exactly ${fraction}` : `${text}… ${to.symbol}`;
}
