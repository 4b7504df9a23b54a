import {
  Button,
  color,
  fieldBox,
  figures,
  fontSize,
  plainDigits,
  radius,
  space,
  VisuallyHidden,
} from '@site/shell-contract';
import { answerSentence } from '@site/shell-contract/search';
import { SearchAnswerView } from '@site/shell-contract/search-answer';
import { useEffect, useId, useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { NavigationLink } from '../layout/navigation.ts';
import { findPages, type Search, type SearchFound, useHeaderSearch } from '../layout/use-header-search.ts';

const Dialog = styled.dialog`
  width: min(40rem, calc(100vw - ${space(8)}));
  max-height: calc(100dvh - 12vh - ${space(8)});
  margin: 12vh auto auto;
  padding: ${space(4)};
  overflow-y: auto;
  border: 1px solid ${color.controlBorder};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  &::backdrop {
    background: rgb(0 0 0 / 0.4);
  }
  input {
    ${fieldBox}
    width: 100%;
    font-size: ${fontSize.h3};
  }
`;

const Answer = styled.div`
  margin-top: ${space(4)};
`;

const Options = styled.ul`
  margin-top: ${space(3)};
  list-style: none;
  li {
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius.control};
    cursor: pointer;
  }
  li:hover {
    background: ${color.tint};
  }
  [aria-selected='true'] {
    background: ${color.accentTint};
    color: ${color.accentStrong};
  }
  @media (forced-colors: active) {
    [aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

const Keys = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  min-height: ${space(9)};
  margin-top: ${space(3)};
  color: ${color.inkSoft};
  font-size: ${fontSize.note};
  button {
    min-height: ${space(9)};
    padding: ${space(1)} ${space(3)};
    margin-left: auto;
  }
  kbd {
    font: inherit;
    font-weight: 600;
  }
`;

interface PaletteProps {
  /** Names the field. */
  label: string;
  search: Search;
  text: string;
  onText: (text: string) => void;
  close: () => void;
}

export function Palette({ label, search, text, onText, close }: PaletteProps) {
  const id = useId();
  const dialog = useModal();
  const field = useRef<HTMLInputElement>(null);
  const { found, settled, isAnswerShown } = useHeaderSearch(search, text);
  const { links, answer } = found;
  const options = useOptions(found);
  const [copied, copy] = useCopiedAnswer(found);
  const navigate = useNavigate();
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => field.current?.select(), []);
  function go({ to }: NavigationLink) {
    // Closing first returns the focus to the page, which a navigation may move.
    close();
    void navigate(to);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (options.chosen) return go(options.chosen);
    const now = await findPages(search, text);
    // The visitor has closed the search or typed something else.
    if (field.current?.value !== text) return;
    // The message is shown, so open nothing.
    if (now.links[0] && now.answer?.kind !== 'message') go(now.links[0]);
  }
  function take(q: string) {
    onText(q);
    field.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // With Option held, Macs type another letter.
    if (event.altKey && event.code === 'KeyC') copy();
    else if (step !== undefined && !event.altKey) options.move(step);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog
      ref={dialog}
      aria-label={label}
      onClose={close}
      // The backdrop belongs to the dialog.
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={onKeyDown}
    >
      <form role="search" onSubmit={submit}>
        <input
          ref={field}
          role="combobox"
          aria-label={label}
          aria-expanded={links.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={options.active === undefined ? undefined : optionId(options.active)}
          placeholder={`${label}...`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </form>
      <VisuallyHidden role="status">
        {settled.answer ? <span>{figures(`${answerSentence(settled.answer)} `)}</span> : null}
        {settled.links.length > 0 ? <span>{`${settled.links.length} found`}</span> : null}
      </VisuallyHidden>
      {answer && isAnswerShown ? (
        <Answer>
          <SearchAnswerView answer={answer} size="small" onTake={take} />
        </Answer>
      ) : null}
      <Options id={id} role="listbox" aria-label="Pages" hidden={links.length === 0}>
        {links.map((link, index) => (
          <li
            key={link.to}
            ref={index === options.active ? showOption : undefined}
            id={optionId(index)}
            role="option"
            aria-selected={index === options.active}
            onClick={() => go(link)}
          >
            {link.label}
          </li>
        ))}
      </Options>
      <Keys>
        <span>
          <kbd>↑ ↓</kbd> choose
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
        <span>
          <kbd>Esc</kbd> close
        </span>
        {answer?.kind === 'result' ? (
          <Button variant="quiet" onClick={copy} aria-keyshortcuts="Alt+C">
            {copied ?? 'Copy answer'} <kbd>Alt C</kbd>
          </Button>
        ) : null}
        <VisuallyHidden role="status">{copied}</VisuallyHidden>
      </Keys>
    </Dialog>
  );
}

function showOption(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}

/** Opens the dialog. Closing it before React removes it returns the focus to where it was. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}

/** Enter opens the first page unless the visitor chose another, or the text has a problem. */
function useOptions({ links, answer }: SearchFound) {
  const [moved, setMoved] = useState<{ links: SearchFound['links']; at: number }>();
  const at = moved?.links === links ? moved.at : undefined;
  const first = links.length > 0 && answer?.kind !== 'message' ? 0 : undefined;
  const active = at ?? first;
  return {
    active,
    chosen: at === undefined ? undefined : links[at],
    move: (step: number) => {
      if (links.length === 0) return;
      const start = active ?? (step > 0 ? -1 : links.length);
      setMoved({ links, at: (start + step + links.length) % links.length });
    },
  };
}

function useCopiedAnswer({ answer }: SearchFound): [copied: string | undefined, copy: () => void] {
  const [said, setSaid] = useState<{ answer: SearchFound['answer']; text: string }>();
  const copy = async () => {
    if (answer?.kind !== 'result') return;
    const text = plainDigits(answer.text);
    const hasCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setSaid({ answer, text: hasCopied ? `Copied ${text}` : 'Your browser didn’t allow copying.' });
  };
  return [said?.answer === answer ? said?.text : undefined, () => void copy()];
}
