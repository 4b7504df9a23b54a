import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { crossCategoryConversions } from '@site/catalog/featured-conversions';
import { popularityRank } from '@site/catalog/popular-conversions';
import { Link, Section, minWidth, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { categoryName } from '../../../data/category-name.ts';
import { conversionPath, pairLabel, getPair, pairPath, type Pair } from '../../../pairs/pair.ts';
import { LinkList } from '../../../ui/link-list.tsx';
import { ScreenOnly } from '../../../ui/section-stack.ts';

const Groups = styled.div`
  display: grid;
  gap: ${space(6)};
  margin-top: ${space(5)};
  ${minWidth.pair} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  }
`;

const Reverse = styled(Link)`
  font-weight: 600;
`;

export function RelatedConversions({ pair, units }: { pair: Pair; units: readonly UnitDefinition[] }) {
  const { from, to, slug } = pair;
  const { sameSource, sameTarget } = relatedPairs(pair, units);
  const linkTo = (related: Pair) => ({ to: pairPath(related), label: pairLabel(related) });
  const lists = [
    { title: `More from ${from.name}`, links: sameSource.map(linkTo) },
    { title: `More to ${to.name}`, links: sameTarget.map(linkTo) },
    {
      title: 'In other categories',
      links: (crossCategoryConversions[slug] ?? []).map((linked) => ({
        to: conversionPath(linked),
        label: linked.label,
        note: categoryName(linked.category, undefined),
      })),
    },
  ];
  return (
    <ScreenOnly>
      <Section title="Related Conversions">
        <p>
          <Reverse to={pairPath(getPair(to, from))}>
            Convert {to.name} to {from.name} instead
          </Reverse>
        </p>
        <Groups>
          {lists.map(({ title, links }) =>
            links.length > 0 ? <LinkList key={title} title={title} level="h3" links={links} /> : null,
          )}
        </Groups>
      </Section>
    </ScreenOnly>
  );
}

/** Limits for each list and for both lists together. */
const MAX_PER_LIST = 5;
const MAX_TOTAL = 6;

/** Popular pairs come first. Excludes the reverse pair. */
function relatedPairs({ from, to }: Pair, units: readonly UnitDefinition[]) {
  const otherUnits = units.filter(({ id }) => id !== from.id && id !== to.id);
  const sources = byPopularity(otherUnits.map((unit) => getPair(from, unit))).slice(0, MAX_PER_LIST);
  const targets = byPopularity(otherUnits.map((unit) => getPair(unit, to))).slice(0, MAX_PER_LIST);
  const fromSource = Math.max(MAX_TOTAL / 2, MAX_TOTAL - targets.length);
  const sameSource = sources.slice(0, fromSource);
  return { sameSource, sameTarget: targets.slice(0, MAX_TOTAL - sameSource.length) };
}

function byPopularity(pairs: Pair[]): Pair[] {
  const rank = ({ from, slug }: Pair) => popularityRank(from.category, slug);
  return [...pairs].sort((a, b) => rank(a) - rank(b));
}
