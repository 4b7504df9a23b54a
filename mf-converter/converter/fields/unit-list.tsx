import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { Icon, color, fontSize, radius, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { keepFocus } from './keep-focus.ts';
import type { UnitGroup } from '../../ui/unit-groups.ts';

const Frame = styled.div`
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

interface UnitListProps {
  id: string;
  label: string;
  groups: readonly UnitGroup[];
  active: UnitDefinition | undefined;
  noMatch: string;
  chosen: string;
  optionId: (unit: string) => string;
  onChoose: (unit: UnitDefinition) => void;
}

export function UnitList({ id, label, groups, active, noMatch, chosen, optionId, onChoose }: UnitListProps) {
  // Chromium makes scrollable elements tab stops.
  return (
    <Frame
      ref={showWhole}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
    >
      {groups.map(({ name, units }) => (
        <div key={name} role={name ? 'group' : 'presentation'} aria-label={name || undefined}>
          {name ? <GroupName aria-hidden="true">{name}</GroupName> : null}
          {units.map((unit) => (
            <Option
              key={unit.id}
              id={optionId(unit.id)}
              ref={unit === active ? scrollWithinList : undefined}
              role="option"
              aria-selected={unit.id === chosen}
              $isActive={unit === active}
              onClick={() => onChoose(unit)}
            >
              {unit.fullName}
              {unit.id === chosen ? <Icon name="check" size={20} /> : null}
            </Option>
          ))}
        </div>
      ))}
      {active ? null : (
        <NoMatch role="option" aria-disabled="true" aria-selected="false">
          {noMatch}
        </NoMatch>
      )}
    </Frame>
  );
}

function showWhole(list: HTMLElement | null) {
  list?.scrollIntoView({ block: 'nearest' });
}

/** `scrollIntoView` would also scroll the page. */
function scrollWithinList(option: HTMLElement | null) {
  const list = option?.closest<HTMLElement>('[role=listbox]');
  if (!option || !list) return;
  const above = option.offsetTop < list.scrollTop;
  const below = option.offsetTop + option.offsetHeight > list.scrollTop + list.clientHeight;
  if (above || below) list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2;
}
