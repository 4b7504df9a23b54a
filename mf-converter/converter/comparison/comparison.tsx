import type { CategoryAbout } from '@site/catalog/category-schema';
import { loadAbout } from '@site/catalog/load-about';
import { Link, color, fontSize, minWidth, space, spacedDigits, useNumberFormat } from '@site/shell-contract';
import { use } from 'react';
import { styled } from 'styled-components';
import { bulkPath, listLabel, valuesIn } from '../../format/pasted-values.ts';
import type { ConverterView } from '../converter-view.ts';
import { findUsableAnswer } from '../../instruments/instrument.ts';
import { compareToExample } from './compare-to-example.ts';
import { notPrinted } from '../../ui/hidden.ts';

/** Reserves a line so that nothing moves when text appears. */
const Line = styled.p`
  min-height: ${space(6)};
  margin-top: ${space(2)};
  & + & {
    margin-top: 0;
  }
  color: ${color.inkSoft};
  font-size: ${fontSize.small};
  line-height: ${space(6)};
  ${minWidth.pair} {
    font-size: ${fontSize.note};
  }
  ${notPrinted}
`;

/** Shows what to set or mark on an instrument, and `A little more than a door’s height (2 m)`. */
export function Comparison({ view: { quantity, from, to } }: { view: ConverterView }) {
  const format = useNumberFormat();
  const about = from && use(getExamples(from.category));
  if (!from || !to || !about) return <Line />;
  const values = quantity.state === 'not-a-number' ? valuesIn(quantity.text) : [];
  if (values.length > 0)
    return (
      <Line>
        <Link to={bulkPath(values, { category: from.category, from: from.id, to: to.id })}>{listLabel(values)}</Link>
      </Line>
    );
  const isNumber = quantity.state === 'number';
  const usable = findUsableAnswer(quantity.value, from, to);
  const line = (text: string | undefined) => (
    <Line>{text === undefined || !isNumber ? null : <span key={text}>{spacedDigits(text, format)}</span>}</Line>
  );
  return (
    <>
      {usable ? line(usable.text) : null}
      {line(compareToExample(quantity.value, { from, to }, about))}
    </>
  );
}

const loads = new Map<string, Promise<CategoryAbout>>();

/** Returns the same promise on every call, as `use` requires. */
export function getExamples(category: string): Promise<CategoryAbout> {
  const load = loads.get(category) ?? loadAbout(category);
  loads.set(category, load);
  load.then(
    // With these fields, `use` returns the value without suspending. The server can't wait for suspended parts.
    (value) => Object.assign(load, { status: 'fulfilled', value }),
    () => loads.delete(category),
  );
  return load;
}
