import type { CopyableAnswer, SearchAnswer } from '@site/shell-contract';
import { space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { CopyMenu } from './copy-menu.tsx';
import { CopyShare } from './copy-share.tsx';
import { type SearchAnswerSize, SearchAnswerView } from './search-answer.tsx';

/** The buttons are in the corner, so the first line leaves room for them. */
const Answered = styled.div`
  position: relative;
  > :nth-child(2) {
    position: absolute;
    top: -${space(2)};
    inset-inline-end: -${space(2)};
  }
  &:has(> :nth-child(2)) p:first-child {
    min-height: ${space(6)};
    padding-inline-end: ${space(18)};
  }
`;

interface CopyableAnswerViewProps {
  answer: SearchAnswer;
  size: SearchAnswerSize;
  /** If undefined, the answer has no buttons. */
  read: (() => CopyableAnswer) | undefined;
  onTake: (q: string) => void;
}

/** Separate from `SearchAnswerView`, so pages without buttons don't load their code. */
export function CopyableAnswerView({ read, ...view }: CopyableAnswerViewProps) {
  return (
    <Answered>
      <SearchAnswerView {...view} />
      {read ? <CopyShare size="small" read={read} Menu={CopyMenu} /> : null}
    </Answered>
  );
}
