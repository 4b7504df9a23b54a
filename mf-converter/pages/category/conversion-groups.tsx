import { getSlug } from '@site/catalog/engine/slug';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { Icon, Link, color, fontSize, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import type { ListedConversion } from '../../data/conversions-of.ts';
import type { UnitNames } from '../../data/unit-names.ts';
import { conversionPath } from '../../pairs/pair.ts';
import { blockLinks } from '../../ui/block-links.ts';

const Group = styled.details`
  border-bottom: 1px solid ${color.hairline};
  summary {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    padding-block: ${space(3)};
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    color: ${color.accentStrong};
  }
  summary > span {
    margin-left: auto;
    font-size: ${fontSize.note};
    color: ${color.inkSoft};
  }
  &[open] svg {
    transform: rotate(180deg);
  }
  h3 {
    min-width: 0;
    font-size: ${fontSize.text};
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
    column-gap: ${space(6)};
    padding-bottom: ${space(4)};
    list-style: none;
  }
  li {
    font-size: ${fontSize.note};
  }
  ${blockLinks(1.5)}
`;

const Groups = styled.div`
  margin-top: ${space(4)};
  border-top: 1px solid ${color.hairline};
`;

export interface ConversionGroup {
  name: string;
  links: { slug: string; label: string }[];
}

interface ConversionGroupsProps {
  category: string;
  groups: readonly ConversionGroup[];
  areOpen?: boolean;
}

export function ConversionGroups({ category, groups, areOpen = false }: ConversionGroupsProps) {
  return (
    <Groups>
      {groups.map(({ name, links }, index) => (
        <Group key={name} open={areOpen || index === 0}>
          <summary>
            <h3>{name}</h3>
            <span>{countText(links.length)}</span>
            <Icon name="chevron-down" size={20} />
          </summary>
          <ul role="list">
            {links.map(({ slug, label }) => (
              <li key={slug}>
                <Link to={conversionPath({ category, slug })}>{label}</Link>
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </Groups>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 conversion' : `${count} conversions`;
}

export function groupConversions(
  conversions: readonly Omit<ListedConversion, 'slug'>[],
  units: readonly UnitDefinition[],
  names: UnitNames,
): ConversionGroup[] {
  const unitsById = new Map(units.map((unit) => [unit.id, unit]));
  const formatTitle = (unit: UnitDefinition) => listedTitle(names[unit.id] ?? unit.name, unit);
  const groups = units.map((from): ConversionGroup => {
    const links = conversions.flatMap(({ fromUnit, toUnit }) => {
      const to = fromUnit === from.id ? unitsById.get(toUnit) : undefined;
      return to ? [{ slug: getSlug(from, to), label: `${formatTitle(from)} to ${formatTitle(to)}` }] : [];
    });
    return { name: formatTitle(from), links };
  });
  return groups.filter(({ links }) => links.length > 0);
}

/** Returns `US Pints`, because a list may also have the UK unit of that name. */
function listedTitle(name: string, unit: UnitDefinition): string {
  return unit.plural.startsWith('US ') && !/\bUS\b/.test(name) ? `US ${name}` : name;
}
