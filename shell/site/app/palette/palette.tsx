import { color, fieldBox, fontSize, type Notice, NoticeContext, radius, space } from '@site/shell-contract';
import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { NavigationLink } from '../services/navigation.ts';
import { FoundAnswer } from '../layout/search-results.tsx';
import { findPages, type Search, type SearchFound, useHeaderSearch } from '../services/use-header-search.ts';

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

interface PaletteProps {
  label: string;
  search: Search;
  text: string;
  onText: (text: string) => void;
  close: () => void;
}

export function Palette({ label, search, text, onText, close }: PaletteProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const results = useHeaderSearch(search, text);
  const { links, answer } = results.found;
  const choice = useChoice(results.found);
  const [notice, setNotice] = useState<Notice>();
  const canCopy = answer?.kind === 'result' && answer.copyable !== undefined;
  const navigate = useNavigate();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.select();
    // Close the dialog before React removes it, so that the focus returns to where it was.
    return () => element?.close();
  }, []);
  function go({ to }: NavigationLink) {
    // Close first, because this returns the focus, and the navigation may then move it.
    close();
    void navigate(to);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (choice.chosen) return go(choice.chosen);
    const latest = await findPages(search, text);
    // The visitor has closed the search or typed something else.
    if (field.current?.value !== text) return;
    // A message explains the problem, so don't open a suggestion.
    if (latest.links[0] && latest.answer?.kind !== 'message') go(latest.links[0]);
  }
  function take(q: string) {
    onText(q);
    field.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // With Option held, Macs type another letter.
    if (event.altKey && event.code === 'KeyC') dialog.current?.querySelector<HTMLElement>('[data-copy]')?.click();
    else if (step !== undefined && !event.altKey) choice.move(step);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog
      ref={dialog}
      aria-label={label}
      onClose={close}
      // A click on the backdrop has the dialog as its target.
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
          aria-activedescendant={choice.active === undefined ? undefined : optionId(id, choice.active)}
          placeholder={`${label}...`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={(event) => {
            setNotice(undefined);
            onText(event.target.value);
          }}
        />
      </form>
      {/* Notices outside a modal dialog are inert. */}
      <NoticeContext value={setNotice}>
        <FoundAnswer results={results} onTake={take} />
      </NoticeContext>
      {notice ? <p role="alert">{`${notice.title}. ${notice.description ?? ''}`}</p> : null}
      <PageOptions id={id} links={links} active={choice.active} onChoose={go} />
      <Keys>
        <span>
          <kbd>↑ ↓</kbd> choose
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
        {canCopy ? (
          <span>
            <kbd>Alt C</kbd> copy
          </span>
        ) : null}
        <span>
          <kbd>Esc</kbd> close
        </span>
      </Keys>
    </Dialog>
  );
}

/** Enter opens the first page unless the visitor chose another page, or the answer is a message. */
function useChoice({ links, answer }: SearchFound) {
  const [choice, setChoice] = useState<{ links: SearchFound['links']; index: number }>();
  const chosenIndex = choice?.links === links ? choice.index : undefined;
  const firstIndex = links.length > 0 && answer?.kind !== 'message' ? 0 : undefined;
  const active = chosenIndex ?? firstIndex;
  return {
    active,
    chosen: chosenIndex === undefined ? undefined : links[chosenIndex],
    move: (step: number) => {
      if (links.length === 0) return;
      const start = active ?? (step > 0 ? -1 : links.length);
      setChoice({ links, index: (start + step + links.length) % links.length });
    },
  };
}

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

interface PageOptionsProps {
  id: string;
  links: readonly NavigationLink[];
  active: number | undefined;
  onChoose: (link: NavigationLink) => void;
}

function PageOptions({ id, links, active, onChoose }: PageOptionsProps) {
  return (
    <Options id={id} role="listbox" aria-label="Pages" hidden={links.length === 0}>
      {links.map((link, index) => (
        <li
          key={link.to}
          ref={index === active ? showOption : undefined}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          onClick={() => onChoose(link)}
        >
          {link.label}
        </li>
      ))}
    </Options>
  );
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

function showOption(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}

const Keys = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin-top: ${space(3)};
  color: ${color.inkSoft};
  font-size: ${fontSize.note};
  kbd {
    font: inherit;
    font-weight: 600;
  }
`;
