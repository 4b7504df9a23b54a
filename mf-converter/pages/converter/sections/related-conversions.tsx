import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { crossCategoryConversions } from '@site/catalogue/featured-conversions';
import { popularityRank } from '@site/catalogue/popular-conversions';
import { Link, Section, color, fontSize, minWidth, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { categoryName } from '../../../data/category-name.ts';
import { conversionPath, pairLabel, pairOf, pairPath } from '../../../pairs/pair.ts';
import type { Pair } from '../../../pairs/pair.ts';
import { ScreenOnly } from '../../../ui/section-stack.ts';

const Groups = styled.div`
  display: grid;
  gap: ${space(6)};
  margin-top: ${space(5)};
  ${minWidth.pair} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  }
  h3 {
    font-size: ${fontSize.text};
  }
  ul {
    list-style: none;
    margin-top: ${space(2)};
  }
  li {
    border-top: 1px solid ${color.hairline};
  }
  a {
    display: block;
    padding-block: ${space(2)};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  small {
    margin-left: ${space(2)};
    color: ${color.inkSoft};
  }
`;

const Reverse = styled(Link)`
  font-weight: 600;
`;

export function RelatedConversions({ pair, units }: { pair: Pair; units: readonly UnitDefinition[] }) {
  const { from, to } = pair;
  const { sameSource, sameTarget } = relatedPairs(pair, units);
  const cross = crossCategoryConversions[pair.slug] ?? [];
  return (
    <ScreenOnly>
      <Section title="Related Conversions">
        <p>
          <Reverse to={pairPath(pairOf(to, from))}>
            Convert {to.name} to {from.name} instead
          </Reverse>
        </p>
        <Groups>
          <PairList title={`More from ${from.name}`} pairs={sameSource} />
          <PairList title={`More to ${to.name}`} pairs={sameTarget} />
          {cross.length > 0 ? (
            <div>
              <h3>In other categories</h3>
              <ul role="list">
                {cross.map((linked) => (
                  <li key={linked.slug}>
                    <Link to={conversionPath(linked)}>
                      {linked.label} <small>{categoryName(linked.category, undefined)}</small>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </Groups>
      </Section>
    </ScreenOnly>
  );
}

function PairList({ title, pairs }: { title: string; pairs: readonly Pair[] }) {
  if (pairs.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul role="list">
        {pairs.map((pair) => (
          <li key={pair.slug}>
            <Link to={pairPath(pair)}>{pairLabel(pair)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Limits for each list, and for both together. */
const MAX_PER_LIST = 5;
const MAX_TOTAL = 6;

interface RelatedPairs {
  sameSource: Pair[];
  sameTarget: Pair[];
}

/** Popular pairs come first. Excludes the reverse pair. */
function relatedPairs({ from, to }: Pair, units: readonly UnitDefinition[]): RelatedPairs {
  const others = units.filter(({ id }) => id !== from.id && id !== to.id);
  const sources = byPopularity(others.map((other) => pairOf(from, other))).slice(0, MAX_PER_LIST);
  const targets = byPopularity(others.map((other) => pairOf(other, to))).slice(0, MAX_PER_LIST);
  const fromSource = Math.max(MAX_TOTAL / 2, MAX_TOTAL - targets.length);
  const sameSource = sources.slice(0, fromSource);
  return { sameSource, sameTarget: targets.slice(0, MAX_TOTAL - sameSource.length) };
}

function byPopularity(pairs: Pair[]): Pair[] {
  const rank = ({ from, slug }: Pair) => popularityRank(from.category, slug);
  return [...pairs].sort((a, b) => rank(a) - rank(b));
}
