import { Button, chooseNumberFormat, fontSize, space, useChosenNumberFormat } from '@site/shell-contract';
import type { WrittenFormat } from '@site/shell-contract';
import { styled } from 'styled-components';
import { browserFormat } from '../../format/visitor-format.ts';
import { OptionSelect } from '../../ui/option-select.tsx';

const EXAMPLES: Readonly<Record<WrittenFormat, string>> = {
  'comma-point': '1,234.5',
  'point-comma': '1.234,5',
  'space-comma': '1 234,5',
  'apostrophe-point': "1'234.5",
};
const FORMATS = Object.entries(EXAMPLES).map(([value, label]) => ({ value: value as WrittenFormat, label }));

const Offer = styled.div`
  margin-top: ${space(2)};
  font-size: ${fontSize.note};
  button {
    min-height: ${space(9)};
    margin: ${space(1)} ${space(2)} 0 0;
    padding: ${space(1)} ${space(3)};
  }
`;

/** Browser only: loads with the panel. */
export function NumberFormatChoice() {
  const chosen = useChosenNumberFormat();
  return (
    <div>
      <NumberFormatSelect />
      {chosen === '' ? <FormatOffer offered={browserFormat()} /> : null}
    </div>
  );
}

export function NumberFormatSelect() {
  const chosen = useChosenNumberFormat();
  return (
    <OptionSelect
      label="Number format"
      hint="For results and for what you type."
      value={chosen || 'comma-point'}
      options={FORMATS}
      onChoose={chooseNumberFormat}
    />
  );
}

/** Either choice hides the offer. */
function FormatOffer({ offered }: { offered: WrittenFormat }) {
  if (offered === 'comma-point') return null;
  return (
    <Offer>
      <p>Your browser’s language writes {EXAMPLES[offered]}.</p>
      <Button variant="secondary" onClick={() => chooseNumberFormat(offered)}>
        Use {EXAMPLES[offered]}
      </Button>
      <Button variant="quiet" onClick={() => chooseNumberFormat('comma-point')}>
        Keep {EXAMPLES['comma-point']}
      </Button>
    </Offer>
  );
}
