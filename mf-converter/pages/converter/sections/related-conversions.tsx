import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { crossCategoryConversions } from '@site/catalogue/featured-conversions';
import { popularityRank } from '@site/catalogue/popular-conversions';
import { Link, Section, color, fontSize, minWidth, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { categoryName } from '../../../data/category-name.ts';
import { conversionPath, pairLabel, pairOf, pairPath } from '../../../pairs/pair.ts';
import type { Pair } from '../../../pairs/pair.ts';
import { blockLinks } from '../../../ui/block-links.ts';
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
  ${blockLinks(2)}
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
          <LinkList title={`More from ${from.name}`} links={sameSource.map(linkTo)} />
          <LinkList title={`More to ${to.name}`} links={sameTarget.map(linkTo)} />
          <LinkList
            title="In other categories"
            links={cross.map((linked) => ({
              path: conversionPath(linked),
              label: linked.label,
              category: categoryName(linked.category, undefined),
            }))}
          />
        </Groups>
      </Section>
    </ScreenOnly>
  );
}

interface LabeledLink {
  path: string;
  label: string;
  category?: string;
}

const linkTo = (pair: Pair): LabeledLink => ({ path: pairPath(pair), label: pairLabel(pair) });

function LinkList({ title, links }: { title: string; links: readonly LabeledLink[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul role="list">
        {links.map(({ path, label, category }) => (
          <li key={path}>
            <Link to={path}>
              {label}
              {category === undefined ? null : <small> {category}</small>}
            </Link>
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
