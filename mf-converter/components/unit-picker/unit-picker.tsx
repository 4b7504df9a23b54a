import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { Icon } from '@site/shell-contract';
import { useId } from 'react';
import { Box, Field, List, NoMatch, Option } from './unit-picker-parts.ts';
import { useUnitPicker } from './use-unit-picker.ts';

export interface UnitPickerProps {
  /** Its name for assistive technology: it stands under a labelled field. */
  label: string;
  units: readonly UnitDefinition[];
  /** Id of the chosen unit. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** A unit chosen from a list, or typed: symbols, plurals and British spellings are understood. */
export function UnitPicker(props: UnitPickerProps) {
  const listId = useId();
  const picker = useUnitPicker(props);
  const { isOpen, matches, active } = picker;
  const optionId = (id: string) => `${listId}-${id}`;
  return (
    <Box>
      <Field
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
        onFocus={(event) => event.currentTarget.select()}
        onClick={picker.open}
        onBlur={picker.close}
        onKeyDown={picker.onKeyDown}
      />
      <Icon name="chevron-down" size={20} />
      <List ref={isOpen ? showWhole : undefined} id={listId} role="listbox" aria-label={props.label} hidden={!isOpen}>
        {isOpen
          ? matches.map((unit) => (
              <Option
                key={unit.id}
                id={optionId(unit.id)}
                ref={unit === active ? scrollIntoList : undefined}
                role="option"
                aria-selected={unit.id === props.chosen}
                $isActive={unit === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => picker.choose(unit)}
              >
                {unit.fullName}
              </Option>
            ))
          : null}
        {isOpen && matches.length === 0 ? <NoMatch role="option" aria-disabled="true" aria-selected="false">No such unit here</NoMatch> : null}
      </List>
    </Box>
  );
}

function showWhole(list: HTMLElement | null) {
  list?.scrollIntoView({ block: 'nearest' });
}

/** Within the list only: `scrollIntoView` would move the page as well. */
function scrollIntoList(option: HTMLElement | null) {
  const list = option?.parentElement;
  if (!option || !list) return;
  const above = option.offsetTop < list.scrollTop;
  const below = option.offsetTop + option.offsetHeight > list.scrollTop + list.clientHeight;
  if (above || below) list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2;
}
