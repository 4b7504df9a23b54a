import { Icon, VisuallyHidden, fieldBox, minWidth, space } from '@site/shell-contract';
import { useId, useLayoutEffect } from 'react';
import type { PointerEvent } from 'react';
import { styled } from 'styled-components';
import { UnitBox } from '../../ui/unit-box.ts';
import { useEarlyText } from '../../ui/use-early-text.ts';
import { type UnitPickerProps, useUnitPicker } from './use-unit-picker.ts';

const Box = styled(UnitBox)`
  &:focus-within::after {
    visibility: hidden;
  }
`;

const Field = styled.input`
  ${fieldBox}
  grid-area: 1 / 1;
  padding-inline: ${space(2.5)} ${space(7.5)};
  /* Under 16 px, phones zoom in on focus. */
  font-size: 1rem;
  cursor: pointer;
  /* Forced colors would override a transparent color. */
  &:not(:focus) {
    text-indent: -99em;
  }
  ${minWidth.pair} {
    padding-inline: ${space(3)} ${space(10)};
    font-size: inherit;
  }
`;

export function UnitPicker(props: UnitPickerProps) {
  const listId = useId();
  const picker = useUnitPicker(props);
  const { groups, active, List } = picker;
  const isOpen = groups !== undefined;
  const field = useEarlyText(picker.shownText, picker.type);
  useLayoutEffect(() => {
    const hasFocus = document.activeElement === field.current;
    // The visitor typed before hydration and has already left the field.
    if (isOpen && !hasFocus) picker.leave();
    // The next key replaces the name.
    if (!isOpen && hasFocus) field.current?.select();
    // oxlint-disable-next-line react/exhaustive-deps -- runs only when the list opens or closes
  }, [isOpen]);
  const noMatch = isOpen && !active ? 'No matching unit' : '';
  const optionId = (id: string) => `${listId}-${id}`;
  return (
    <Box data-text={picker.shownText}>
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
      {List && groups ? (
        <List
          id={listId}
          label={props.label}
          groups={groups}
          active={active}
          noMatch={noMatch}
          chosen={props.chosen}
          optionId={optionId}
          onChoose={picker.choose}
        />
      ) : null}
      <VisuallyHidden role="status">{noMatch}</VisuallyHidden>
    </Box>
  );
}

/** Keeps the on-screen keyboard closed after a touch, because it would cover the list. */
function chooseKeyboard({ pointerType, currentTarget }: PointerEvent<HTMLInputElement>) {
  currentTarget.inputMode = pointerType === 'touch' ? 'none' : '';
}
