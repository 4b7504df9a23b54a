import { formatExact } from '@site/catalogue/engine/format-exact';
import { Button, Icon, VisuallyHidden, color, figures, fontSize, plainDigits, space } from '@site/shell-contract';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { PinButton } from '../../device/pin-button.tsx';
import { pairOf } from '../../pairs/pair.ts';
import { TrueSize } from '../../true-size/true-size.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { PrecisionChoice } from '../precision/precision-choice.tsx';
import type { ConverterView } from '../converter-view.ts';
import { notStatic } from '../../ui/hidden.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin: ${space(2)} -${space(3)} 0;
  font-size: ${fontSize.note};
  button {
    min-height: ${space(9)};
    padding: ${space(1)} ${space(3)};
  }
  ${notStatic}
`;

const Exact = styled.details`
  @media print {
    &:not([open]) {
      display: none;
    }
  }
  font-size: ${fontSize.note};
  summary {
    width: fit-content;
    padding-block: ${space(1)};
    color: ${color.accent};
    font-weight: 600;
  }
  p {
    padding-block: ${space(1)};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

interface ResultActionsProps {
  /** Deferred: may lag behind the fields. */
  view: ConverterView;
  /** The current result. A click may come before `view` catches up. */
  latest: RefObject<ConverterView>;
}

export function ResultActions({ view: { typed, converted, moved }, latest }: ResultActionsProps) {
  const [copied, copy] = useCopy();
  if (!converted) return null;
  return (
    <>
      <Row>
        <Button
          variant="quiet"
          disabled={moved === undefined}
          onClick={() => copy(plainDigits(withUnit(latest.current)))}
        >
          <Icon name={copied === undefined ? 'copy' : 'check'} size={20} />
          Copy with unit
        </Button>
        {converted.from === converted.to ? null : <PinButton pair={pairOf(converted.from, converted.to)} />}
        <VisuallyHidden role="status">{copied === undefined ? '' : `Copied ${copied}`}</VisuallyHidden>
      </Row>
      <Exact>
        <summary>Exact value</summary>
        <p>{figures(exactSentence(converted))}</p>
      </Exact>
      <PrecisionChoice />
      {converted.from.category === 'length' ? <TrueSize {...converted} value={typed.value} /> : null}
    </>
  );
}

function withUnit({ result, converted }: ConverterView): string {
  return `${result} ${converted?.to.symbol ?? ''}`.trim();
}

function exactSentence({ value, to }: NonNullable<ConverterView['converted']>): string {
  const { text, isExact, fraction } = formatExact(value);
  if (isExact) return `${text} ${to.symbol}, exactly`;
  return fraction ? `${text}… ${to.symbol}, exactly ${fraction}` : `${text}… ${to.symbol}`;
}
