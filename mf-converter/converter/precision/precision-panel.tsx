import { Select, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { store, useStored } from '../../device/stored.client.ts';
import { DECIMALS, SIGNIFICANT } from './precision.ts';
import { NumberFormatChoice } from './number-format-choice.tsx';
import { PRECISION_KEY } from './use-precision.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: 22rem;
  padding-block: ${space(2)};
`;

export function PrecisionPanel() {
  return (
    <Frame>
      <Select
        label="Write results"
        hint="Remembered on this device, for all pages."
        value={useStored(PRECISION_KEY)}
        onChange={(event) => store(PRECISION_KEY, event.currentTarget.value)}
      >
        <option value="">Automatically</option>
        <optgroup label="Significant digits">
          {upTo(SIGNIFICANT).map((digits) => (
            <option key={digits} value={`s${digits}`}>
              {digits} significant digits
            </option>
          ))}
        </optgroup>
        <optgroup label="Decimals">
          {upTo(DECIMALS).map((digits) => (
            <option key={digits} value={`d${digits}`}>
              {digits === 1 ? '1 decimal' : `${digits} decimals`}
            </option>
          ))}
        </optgroup>
        <option value="fraction">As a fraction, where it is short</option>
      </Select>
      <NumberFormatChoice />
    </Frame>
  );
}

function upTo({ least, most }: typeof DECIMALS): number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}
