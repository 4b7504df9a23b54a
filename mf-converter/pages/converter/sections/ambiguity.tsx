import { ambiguousNames } from '@site/catalog/phrases/names/ambiguous-names';
import type { AmbiguousName } from '@site/catalog/phrases/names/ambiguous-names';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { Link, color, fontSize, space } from '@site/shell-contract';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { pairLabel, getPair, pairPath } from '../../../pairs/pair.ts';
import type { Pair } from '../../../pairs/pair.ts';
import { ScreenOnly } from '../../../ui/section-stack.ts';

const Line = styled.p`
  font-size: ${fontSize.note};
  color: ${color.inkSoft};
  & + & {
    margin-top: ${space(2)};
  }
`;

export interface Ambiguity {
  name: string;
  /** `US gallon, about 3.79 L`. Undefined if the name is wrong for the unit: MB is not megabits. */
  label: string | undefined;
  others: readonly { label: string; pair: Pair }[];
  note: string;
}

const withArticle = (label: string) => (label.startsWith('miles') ? label : `the ${label}`);

/** Skips single letters, miles, degrees, and names with only one common meaning. */
const needsNote = ({ name, units }: AmbiguousName) =>
  name.length > 1 && name !== 'mile' && name !== 'degree' && units.filter(({ isRare }) => !isRare).length > 1;

/** `units` are those of the pair's category. */
export function getAmbiguities({ from, to }: Pair, units: readonly UnitDefinition[]): Ambiguity[] {
  return [from, to].flatMap((unit) => {
    const isUnit = ({ id, category }: { id: string; category: string }) => id === unit.id && category === unit.category;
    const found = ambiguousNames.find(
      (known) => needsNote(known) && known.units.some((meaning) => isUnit(meaning) && !meaning.isRare),
    );
    const meant = found?.units.find(isUnit);
    const isBetweenMeanings = found?.units.some(
      ({ id, category }) => category === from.category && id === (unit.id === from.id ? to : from).id,
    );
    // The most common meaning needs no note if the others belong to other categories, like pounds of force.
    const isPlain =
      meant === found?.units[0] && found?.units.slice(1).every(({ category }) => category !== unit.category);
    if (!found || !meant || isBetweenMeanings || isPlain) return [];
    const others = found.units.flatMap(({ id, category, label }) => {
      const other =
        category === unit.category
          ? units.find((known) => known.id === id && known.id !== from.id && known.id !== to.id)
          : undefined;
      return other ? [{ label, pair: unit.id === from.id ? getPair(other, to) : getPair(from, other) }] : [];
    });
    const isName = meant.exactly?.includes(found.name) ?? true;
    return [{ name: found.name, label: isName ? meant.label : undefined, others, note: found.note }];
  });
}

export function Ambiguities({ ambiguities }: { ambiguities: readonly Ambiguity[] }) {
  if (ambiguities.length === 0) return null;
  return (
    <ScreenOnly>
      {ambiguities.map(({ name, label, others, note }) => (
        <Line key={name}>
          {others.length === 0 ? (
            note
          ) : (
            <>
              {label === undefined ? note : `On this page, “${name}” means ${withArticle(label)}.`}
              {others.map((other) => (
                <Fragment key={other.pair.slug}>
                  {' '}
                  For {withArticle(other.label)}, see <Link to={pairPath(other.pair)}>{pairLabel(other.pair)}</Link>.
                </Fragment>
              ))}
            </>
          )}
        </Line>
      ))}
    </ScreenOnly>
  );
}
