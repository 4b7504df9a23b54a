import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { Card, Link, Skeleton, VisuallyHidden, space } from '@site/shell-contract';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ConverterEvent, Side } from '../converter-state.ts';
import type { ConverterViews } from '../converter-view.ts';
import { ConverterFields } from '../fields/converter-fields.tsx';
import { SwapButton, swapShortcut } from '../fields/swap.tsx';
import { UnitPicker } from '../fields/unit-picker.tsx';
import { Tabs, tabId } from './tabs.tsx';

const WithoutScripts = styled.p`
  display: none;
  margin-bottom: ${space(4)};
  @media (scripting: none) {
    display: block;
  }
`;

interface ConverterPanelProps {
  tabs: readonly { category: string; label: string }[] | undefined;
  category: string;
  onOpen: (category: string) => void;
  onSwap: () => void;
  /** No units have loaded yet. */
  isLoading: boolean;
  loadingHeight: string;
  children: ReactNode;
  /** Visible even while the units load. */
  footer?: ReactNode;
}

export function ConverterPanel(props: ConverterPanelProps) {
  const { tabs, category, onOpen, onSwap, isLoading, loadingHeight, children, footer } = props;
  const id = useId();
  const role = tabs
    ? { role: 'tabpanel', 'aria-labelledby': tabId(id, category) }
    : { role: 'group', 'aria-label': 'Unit Converter' };
  return (
    <Card $ruled>
      <WithoutScripts>
        JavaScript is off. Use <Link to="/all-converters">the search page</Link> or pick a link below.
      </WithoutScripts>
      {tabs ? <Tabs tabs={tabs} active={category} panelId={id} onOpen={onOpen} /> : null}
      <div id={id} {...role} onKeyDown={swapShortcut(onSwap)}>
        {isLoading ? (
          <>
            <VisuallyHidden role="status">Loading units</VisuallyHidden>
            <Skeleton height={loadingHeight} />
          </>
        ) : (
          children
        )}
        {footer}
      </div>
    </Card>
  );
}

interface UnlockedFieldsProps extends ConverterViews {
  units: readonly UnitDefinition[];
  reasonId?: string;
  /** `units` belong to the previous tab. */
  isPending: boolean;
  dispatch: (event: ConverterEvent) => void;
  onSwap: () => void;
}

export function UnlockedFields({ view, fields, units, reasonId, isPending, dispatch, onSwap }: UnlockedFieldsProps) {
  const picker = (side: Side, label: string) => (
    <UnitPicker
      label={label}
      units={units}
      chosen={view[side]?.id ?? ''}
      isPending={isPending}
      onChoose={(unit) => dispatch({ type: 'choose', side, unit: unit.id })}
    />
  );
  return (
    <ConverterFields
      view={fields}
      fromUnit={picker('from', 'From unit')}
      toUnit={picker('to', 'To unit')}
      swap={<SwapButton onSwap={onSwap} />}
      reasonId={reasonId}
      dispatch={dispatch}
    />
  );
}
