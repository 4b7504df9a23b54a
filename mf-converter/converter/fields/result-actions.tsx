import { formatExact } from '@site/catalogue/engine/format-exact';
import { Button, Icon, VisuallyHidden, color, fontSize, space, useNotify } from '@site/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PinButton } from '../../device/pin-button.tsx';
import { pairOf } from '../../pairs/pair.ts';
import { spacedDigits } from '../../ui/spaced-digits.tsx';
import { PrecisionChoice } from '../precision/precision-choice.tsx';
import type { Reading } from '../reading.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin: ${space(2)} -${space(3)} 0;
  font-size: ${fontSize.note};
  button { min-height: ${space(9)}; padding: ${space(1)} ${space(3)}; }
  @media print, (scripting: none) { display: none; }
`;

const Exact = styled.details`
  @media print { &:not([open]) { display: none; } }
  font-size: ${fontSize.note};
  summary { width: fit-content; padding-block: ${space(1)}; color: ${color.accent}; font-weight: 600; }
  p { padding-block: ${space(1)}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`;

const CONFIRMATION_MS = 2500;

/** Copying the result, with and without its unit, pinning its pair, and the whole value on demand. */
export function ResultActions({ reading: { converted, result } }: { reading: Reading }) {
  const [copied, setCopied] = useState<{ text: string; label: string }>();
  const notify = useNotify();
  if (!converted) return null;
  const withUnit = `${result} ${converted.to.symbol}`;

  async function copy(label: string, text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ label, text });
      setTimeout(() => setCopied(undefined), CONFIRMATION_MS);
    } catch {
      notify({ title: 'Not copied', description: `The browser did not allow it. The result is ${withUnit}.`, variant: 'destructive' });
    }
  }
  return (
    <>
      <Row>
        {[{ label: 'Copy result', text: result }, { label: 'Copy with unit', text: withUnit }].map(({ label, text }) => (
          <Button key={label} variant="quiet" onClick={() => copy(label, text)}>
            <Icon name={copied?.label === label ? 'check' : 'copy'} size={20} />{label}
          </Button>
        ))}
        {converted.from === converted.to ? null : <PinButton pair={pairOf(converted.from, converted.to)} />}
        <VisuallyHidden role="status">{copied ? `Copied ${copied.text}` : ''}</VisuallyHidden>
      </Row>
      <Exact>
        <summary>Exact value</summary>
        <p>{spacedDigits(exactSentence(converted))}</p>
      </Exact>
      <PrecisionChoice />
    </>
  );
}

function exactSentence({ value, to }: NonNullable<Reading['converted']>): string {
  const { text, isExact, fraction } = formatExact(value);
  if (isExact) return `${text} ${to.symbol}, exactly`;
  return fraction ? `${text}… ${to.symbol}, exactly ${fraction}` : `${text}… ${to.symbol}`;
}
