import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { Icon, VisuallyHidden, color, fieldBox, fontSize, minWidth, radius, space } from '@site/shell-contract';
import { useId, useLayoutEffect } from 'react';
import type { PointerEvent } from 'react';
import { styled } from 'styled-components';
import { useEarlyText } from '../../ui/use-early-text.ts';
import { keepFocus } from './keep-focus.ts';
import { useUnitPicker } from './use-unit-picker.ts';

const Box = styled.div`
  position: relative;
  > svg {
    position: absolute;
    right: ${space(2)};
    top: calc(50% - 10px);
    pointer-events: none;
    color: ${color.inkSoft};
  }
  ${minWidth.pair} {
    margin-top: ${space(2)};
    > svg {
      right: ${space(3)};
    }
  }
`;

const Field = styled.input`
  ${fieldBox}
  height: 100%;
  padding-inline: ${space(2.5)} ${space(7.5)};
  /* Under 16 px, phones zoom in on focus. */
  font-size: 1rem;
  text-overflow: ellipsis;
  cursor: pointer;
  ${minWidth.pair} {
    padding-inline: ${space(3)} ${space(10)};
    font-size: inherit;
  }
`;

/** Touch screens show a sheet at the bottom of the window. */
const List = styled.div`
  position: absolute;
  z-index: 5;
  inset: calc(100% + ${space(1)}) 0 auto auto;
  width: max(100%, min(18rem, 72vw));
  max-height: 17rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(1)};
  border: 1px solid ${color.controlBorder};
  border-radius: ${radius.control};
  background: ${color.surface};
  /* Clears the bar at the bottom of phones. */
  scroll-margin-block: ${space(4)} ${space(20)};
  @media (pointer: coarse) and (max-width: 639.98px) {
    position: fixed;
    z-index: 30;
    inset: auto 0 0;
    width: auto;
    max-height: 70dvh;
    padding: ${space(2)} ${space(2)} calc(${space(4)} + env(safe-area-inset-bottom, 0px));
    border-width: 1px 0 0;
    border-radius: ${radius.card} ${radius.card} 0 0;
    /* Dims the page. */
    box-shadow: 0 0 0 100vmax rgb(0 0 0 / 40%);
  }
`;

const GroupName = styled.div`
  padding: ${space(2)} ${space(3)} ${space(1)};
  color: ${color.inkSoft};
  font-size: ${fontSize.small};
  font-weight: 600;
`;

const Option = styled.div<{ $isActive: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.control};
  cursor: pointer;
  ${({ $isActive }) => $isActive && `background: ${color.accentTint};`}
  &[aria-selected='true'] {
    color: ${color.accentStrong};
    font-weight: 600;
  }
  &:hover {
    background: ${color.tint};
  }
  svg {
    flex: none;
  }
  @media (forced-colors: active) {
    ${({ $isActive }) => $isActive && 'outline: 2px solid Highlight;'}
  }
`;

const NoMatch = styled.div`
  padding: ${space(2)} ${space(3)};
  color: ${color.inkSoft};
`;

const NO_MATCH = 'No matching unit';

export interface UnitPickerProps {
  label: string;
  units: readonly UnitDefinition[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Understands symbols, plurals, and British spellings. */
export function UnitPicker(props: UnitPickerProps) {
  const listId = useId();
  const picker = useUnitPicker(props);
  const { groups, active } = picker;
  const isOpen = groups !== undefined;
  const field = useEarlyText(picker.shownText, picker.type);
  useLayoutEffect(() => {
    const hasFocus = document.activeElement === field.current;
    // The visitor typed before hydration and has already left the field.
    if (isOpen && !hasFocus) picker.leave();
    // The next key then replaces the name, as it does after focus.
    if (!isOpen && hasFocus) field.current?.select();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as the list opens and closes
  }, [isOpen]);
  const hasNone = isOpen && !active;
  const optionId = (id: string) => `${listId}-${id}`;
  return (
    <Box>
      <Field
        ref={field}
        role="combobox"
        aria-label={props.label}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active ? optionId(active.id) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={picker.shownText}
        onChange={(event) => picker.type(event.currentTarget.value)}
        onPointerDown={chooseKeyboard}
        onFocus={(event) => event.currentTarget.select()}
        onClick={picker.open}
        onBlur={picker.leave}
        onKeyDown={picker.onKeyDown}
      />
      <Icon name="chevron-down" size={20} />
      {/* Chromium makes scrollable elements tab stops. */}
      <List
        ref={isOpen ? showWhole : undefined}
        id={listId}
        role="listbox"
        aria-label={props.label}
        tabIndex={-1}
        hidden={!isOpen}
        onPointerDown={keepFocus}
        onMouseDown={keepFocus}
      >
        {groups?.map(({ name, units }) => (
          <div key={name} role={name ? 'group' : 'presentation'} aria-label={name || undefined}>
            {name ? <GroupName aria-hidden="true">{name}</GroupName> : null}
            {units.map((unit) => (
              <Option
                key={unit.id}
                id={optionId(unit.id)}
                ref={unit === active ? scrollIntoList : undefined}
                role="option"
                aria-selected={unit.id === props.chosen}
                $isActive={unit === active}
                onClick={() => picker.choose(unit)}
              >
                {unit.fullName}
                {unit.id === props.chosen ? <Icon name="check" size={20} /> : null}
              </Option>
            ))}
          </div>
        ))}
        {hasNone ? (
          <NoMatch role="option" aria-disabled="true" aria-selected="false">
            {NO_MATCH}
          </NoMatch>
        ) : null}
      </List>
      <VisuallyHidden role="status">{hasNone ? NO_MATCH : ''}</VisuallyHidden>
    </Box>
  );
}

/** A finger picks from the list, so it opens no keyboard, which would cover the list. */
function chooseKeyboard({ pointerType, currentTarget }: PointerEvent<HTMLInputElement>) {
  currentTarget.inputMode = pointerType === 'touch' ? 'none' : '';
}

function showWhole(list: HTMLElement | null) {
  list?.scrollIntoView({ block: 'nearest' });
}

/** `scrollIntoView` would scroll the page, too. */
function scrollIntoList(option: HTMLElement | null) {
  const list = option?.closest<HTMLElement>('[role=listbox]');
  if (!option || !list) return;
  const above = option.offsetTop < list.scrollTop;
  const below = option.offsetTop + option.offsetHeight > list.scrollTop + list.clientHeight;
  if (above || below) list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2;
}
