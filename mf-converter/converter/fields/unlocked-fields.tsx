import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import type { ConverterEvent } from '../converter-state.ts';
import { unitsByPosition } from '../converter-view.ts';
import type { ConverterView } from '../converter-view.ts';
import { ConverterFields } from './converter-fields.tsx';
import { SwapButton } from './swap.tsx';
import { UnitPicker } from './unit-picker.tsx';

interface UnlockedFieldsProps {
  view: ConverterView;
  units: readonly UnitDefinition[];
  reasonId?: string;
  /** `units` belong to the previous tab. */
  isPending: boolean;
  dispatch: (event: ConverterEvent) => void;
  onSwap: () => void;
}

/** In its own module, because pages with fixed units don't need the picker. */
export function UnlockedFields({ view, units, reasonId, isPending, dispatch, onSwap }: UnlockedFieldsProps) {
  const shown = unitsByPosition(view);
  const picker = (side: 'from' | 'to', label: string) => (
    <UnitPicker
      label={label}
      units={units}
      chosen={shown[side]?.id ?? ''}
      isPending={isPending}
      onChoose={(unit) => dispatch({ type: 'choose', side, unit, shown, units })}
    />
  );
  return (
    <ConverterFields
      view={view}
      units={units}
      fromUnit={picker('from', 'From unit')}
      toUnit={picker('to', 'To unit')}
      swap={<SwapButton onSwap={onSwap} />}
      reasonId={reasonId}
      dispatch={dispatch}
    />
  );
}
