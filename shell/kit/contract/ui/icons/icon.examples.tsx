import { Icon } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';
import { styled } from 'styled-components';
import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 1rem;
  list-style: none;

  li {
    display: flex;
    gap: 0.5rem;
  }
`;

const names = Object.keys(iconPaths) as IconName[];

export default examples({
  component: 'Icon',
  examples: [
    {
      name: 'all icons',
      element: (
        <List>
          {names.map((name) => (
            <li key={name}>
              <Icon name={name} /> {name}
            </li>
          ))}
        </List>
      ),
    },
    { name: 'small', element: <Icon name="check" size={16} /> },
    { name: 'large', element: <Icon name="warning" size={48} /> },
  ],
});
