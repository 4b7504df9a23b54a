import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { PinButton } from '../../device/pin-button.tsx';
import { store, useStored } from '../../device/stored.client.ts';
import { NumberFormatSelect } from '../../format/number-format-select.tsx';
import { ROUNDINGS } from '../../format/rounding.ts';
import { getPair } from '../../pairs/pair.ts';
import { OptionSelect } from '../../ui/option-select.tsx';
import { PRECISION_KEY } from '../converter-state.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space(4)};
  justify-items: start;
  max-width: 22rem;
  padding-block: ${space(2)};
`;

const OPTIONS = [...ROUNDINGS, { value: 'fraction', label: 'As fractions for inches, cups, and spoons' }];

export function ResultPanel({ from, to }: { from: UnitDefinition; to: UnitDefinition }) {
  return (
    <Frame>
      <OptionSelect
        label="Round results"
        hint="Saved on this device for every page."
        value={useStored(PRECISION_KEY)}
        options={OPTIONS}
        onChoose={(choice) => store(PRECISION_KEY, choice)}
      />
      <NumberFormatSelect />
      {from.id === to.id ? null : <PinButton pair={getPair(from, to)} />}
    </Frame>
  );
}
