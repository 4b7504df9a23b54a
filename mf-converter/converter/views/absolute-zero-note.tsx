import { BELOW_ABSOLUTE_ZERO } from '@site/catalog/engine/absolute-zero';
import { color, fontSize, space, useSettled } from '@site/shell-contract';
import { styled } from 'styled-components';
import type { ConverterView } from '../converter-view.ts';

const Note = styled.p`
  margin-top: ${space(3)};
  font-size: ${fontSize.note};
  color: ${color.warning};
`;

/** Assistive technology announces the note when typing pauses. */
export function AbsoluteZeroNote({ view: { isBelowAbsoluteZero } }: { view: ConverterView }) {
  const isSettled = useSettled(isBelowAbsoluteZero) === isBelowAbsoluteZero;
  return (
    <div role="status" aria-busy={!isSettled}>
      {isBelowAbsoluteZero ? <Note>{BELOW_ABSOLUTE_ZERO}</Note> : null}
    </div>
  );
}
