import { Icon, VisuallyHidden, color, fieldBox, figures, fontSize, minWidth, space } from '@site/shell-contract';
import { answerSentence, MAX_SUGGESTIONS } from '@site/shell-contract/search';
import type { SearchAnswerSize } from '@site/shell-contract/search-answer';
import { useId } from 'react';
import type { ComponentType, ReactNode, SubmitEvent } from 'react';
import { css, styled } from 'styled-components';
import type { ResultsProps } from './box-results.tsx';
import type { Found } from './find.ts';
import { SEARCH_PAGE } from './search-page.ts';
import type { BoxQuery } from './use-converter-box.ts';
import { useConverterBox } from './use-converter-box.ts';
import { loadFoundAhead } from './use-found.ts';

const largeField = css`
  min-height: ${space(12)};
  ${minWidth.mobile} {
    min-height: ${space(16)};
  }
  padding-left: ${space(13)};
  font-size: ${fontSize.h3};
`;

const Field = styled.div<{ $size: SearchAnswerSize }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  position: relative;
  margin-top: ${space(2)};
  input {
    ${fieldBox} flex: 1 1 10rem;
    min-width: 0;
    padding-left: ${space(10)};
    ${({ $size }) => $size === 'large' && largeField}
  }
  > svg {
    position: absolute;
    left: ${({ $size }) => space($size === 'large' ? 4 : 3)};
    top: calc(${({ $size }) => space($size === 'large' ? 6.5 : 6)} - 10px);
    pointer-events: none;
    color: ${color.inkSoft};
  }
  ${({ $size }) =>
    $size === 'large' &&
    css`
      ${minWidth.mobile} {
        > svg {
          top: calc(${space(8)} - 10px);
        }
      }
    `}
`;

const Hint = styled.p`
  margin-top: ${space(1.5)};
  font-size: ${fontSize.note};
  line-height: 1.4;
  color: ${color.inkSoft};
`;

interface ConverterBoxProps extends BoxQuery {
  label: ReactNode;
  size: SearchAnswerSize;
  placeholder: string;
  hint?: string;
  Results?: ComponentType<ResultsProps>;
  button?: ReactNode;
  /** By default, Enter opens the first suggestion. */
  onSubmit?: (text: string) => void;
}

/** Shows an answer as the visitor types. Before scripts run, the box is a plain form. */
export function ConverterBox({
  label,
  size,
  placeholder,
  hint,
  Results: OwnResults,
  button,
  onSubmit,
  ...initialText
}: ConverterBoxProps) {
  const id = useId();
  const { text, setText, field, query, found, Results, isSettled, announced, hasFailed, take, goToFirst } =
    useConverterBox(initialText);
  const Shown = OwnResults ?? Results;
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    return onSubmit ? onSubmit(text.trim()) : goToFirst();
  }
  return (
    <form role="search" action={SEARCH_PAGE} onSubmit={submit}>
      <h2>
        <label htmlFor={id}>{label}</label>
      </h2>
      <Field $size={size}>
        <input
          id={id}
          ref={field}
          name="q"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={placeholder}
          aria-describedby={hint ? `${id}-hint` : undefined}
          value={text}
          onFocus={loadFoundAhead}
          onKeyDown={({ key }) => key === 'Escape' && setText('')}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Icon name="search" size={20} />
        {button}
      </Field>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      <VisuallyHidden role="status">{announced ? <Announcement found={announced} /> : null}</VisuallyHidden>
      {found && Shown && query !== undefined ? (
        <Shown text={query} found={found} size={size} isSettled={isSettled} onTake={take} />
      ) : null}
      {hasFailed ? <Hint>The answer didn’t load. Check your connection and keep typing.</Hint> : null}
    </form>
  );
}

function Announcement({ found: { answer, suggestions } }: { found: Found }) {
  const count = Math.min(suggestions.length, MAX_SUGGESTIONS);
  return (
    <>
      {answer ? <span key={answer.kind}>{figures(`${answerSentence(answer)} `)}</span> : null}
      <span>{count === 1 ? '1 converter found' : `${count} converters found`}</span>
    </>
  );
}
