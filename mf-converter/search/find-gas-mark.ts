import { ovenColumns } from '@site/catalogue/facts/oven-settings';
import { plainCharacters } from '@site/catalogue/phrases/characters';
import type { Found } from './find.ts';

const OVEN_GUIDE = { label: 'Oven temperatures and gas marks', to: '/conversion-guides/kitchen#oven' };
const GAS_MARK =
  /^(?:what is |convert )?gas(?: mark)? (\d+|1\/[24])(?: (?:in|to) (?:°?[fc]|fahrenheit|celsius|degrees.*))?$/i;
const TO_GAS_MARK =
  /^(?:what is |convert )?(\d+) ?(?:°|degrees? )? ?(f|c|fahrenheit|celsius) (?:(?:in|to|as) )?gas(?: marks?)?$/i;

/** “gas mark 4”, “180 C to gas mark” */
export function findGasMark(text: string): Found | undefined {
  const plain = plainCharacters(text).replace(/[?.!]+$/, '');
  const mark = GAS_MARK.exec(plain)?.[1];
  if (mark !== undefined) return ofRow(ovenColumns.gasMark.cells.indexOf(mark), `Gas mark ${mark}`);
  const [, degrees = '', unit = ''] = TO_GAS_MARK.exec(plain) ?? [];
  if (degrees === '') return undefined;
  const column = /^f/i.test(unit) ? ovenColumns.fahrenheit : ovenColumns.celsius;
  return ofRow(column.cells.indexOf(degrees), `${degrees} ${column.label}`);
}

function ofRow(row: number, asked: string): Found {
  const at = ({ cells }: { cells: readonly string[] }) => cells[row]!;
  const { gasMark, fahrenheit, celsius, fan } = ovenColumns;
  if (row === -1) {
    const marks = `${gasMark.cells[0]} to ${gasMark.cells.at(-1)}`;
    const message = `${asked} isn’t an oven setting in our guide, which lists gas marks ${marks} with their temperatures.`;
    return { answer: { kind: 'message', message, alternatives: [] }, suggestions: [OVEN_GUIDE] };
  }
  return {
    answer: {
      kind: 'result',
      reading: `gas mark ${at(gasMark)}`,
      text: `${at(fahrenheit)} °F`,
      isExact: false,
      more: [`${at(celsius)} °C, or ${at(fan)} °C in a fan oven`],
      alternatives: [],
    },
    suggestions: [OVEN_GUIDE],
  };
}
