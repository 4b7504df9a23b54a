import { ambiguousNames, type AmbiguousName } from '@site/catalog/phrases/names/ambiguous-names';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { Link, color, fontSize, space } from '@site/shell-contract';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { pairLabel, getPair, pairPath, type Pair } from '../../../pairs/pair.ts';
import { ScreenOnly } from '../../../ui/section-stack.ts';

const Line = styled.p`
  font-size: ${fontSize.note};
  color: ${color.inkSoft};
  & + & {
    margin-top: ${space(2)};
  }
`;

interface Ambiguity {
  name: string;
  /** `US gallon, about 3.79 L`. Undefined if the name is wrong for the unit, such as MB for megabits. */
  label: string | undefined;
  meanings: readonly { label: string; pair: Pair }[];
  note: string;
}

const withArticle = (label: string) => (label.startsWith('miles') ? label : `the ${label}`);

/** Skips single letters, miles, degrees, and names with only one common meaning. */
const needsNote = ({ name, units }: AmbiguousName) =>
  name.length > 1 && name !== 'mile' && name !== 'degree' && units.filter(({ isRare }) => !isRare).length > 1;

export function getAmbiguities({ from, to }: Pair, units: readonly UnitDefinition[]): Ambiguity[] {
  return [from, to].flatMap((unit) => {
    const isUnit = ({ id, category }: { id: string; category: string }) => id === unit.id && category === unit.category;
    const name = ambiguousNames.find(
      (candidate) => needsNote(candidate) && candidate.units.some((meaning) => isUnit(meaning) && !meaning.isRare),
    );
    const meant = name?.units.find(isUnit);
    if (!name || !meant) return [];
    const isFrom = unit.id === from.id;
    const isBetweenMeanings = name.units.some(
      ({ id, category }) => category === from.category && id === (isFrom ? to : from).id,
    );
    // The most common meaning needs no note if all other meanings are in different categories, such as pounds of force.
    const isPlain = meant === name.units[0] && name.units.slice(1).every(({ category }) => category !== unit.category);
    if (isBetweenMeanings || isPlain) return [];
    const meanings = name.units.flatMap(({ id, category, label }) => {
      const isOther = category === unit.category && id !== from.id && id !== to.id;
      const otherUnit = isOther ? units.find((candidate) => candidate.id === id) : undefined;
      return otherUnit ? [{ label, pair: isFrom ? getPair(otherUnit, to) : getPair(from, otherUnit) }] : [];
    });
    const isName = meant.exactly?.includes(name.name) ?? true;
    return [{ name: name.name, label: isName ? meant.label : undefined, meanings, note: name.note }];
  });
}

export function Ambiguities({ ambiguities }: { ambiguities: readonly Ambiguity[] }) {
  if (ambiguities.length === 0) return null;
  return (
    <ScreenOnly>
      {ambiguities.map(({ name, label, meanings, note }) => (
        <Line key={name}>
          {label === undefined || meanings.length === 0 ? note : `On this page, “${name}” means ${withArticle(label)}.`}
          {meanings.map((meaning) => (
            <Fragment key={meaning.pair.slug}>
              {' '}
              For {withArticle(meaning.label)}, see <Link to={pairPath(meaning.pair)}>{pairLabel(meaning.pair)}</Link>.
            </Fragment>
          ))}
        </Line>
      ))}
    </ScreenOnly>
  );
}
