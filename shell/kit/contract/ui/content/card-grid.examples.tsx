import { CardGrid, CardLink } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

const CATEGORIES = ['Length', 'Weight', 'Temperature', 'Area', 'Volume'];

const cards = CATEGORIES.map((name) => <CardLink key={name} to={`/category/${name.toLowerCase()}`} title={name} />);

export default examples({
  component: 'CardGrid',
  examples: [
    { name: 'with as many columns as fit', element: <CardGrid>{cards}</CardGrid> },
    { name: 'with narrow columns', element: <CardGrid least="8rem">{cards}</CardGrid> },
    { name: 'with one card', element: <CardGrid>{cards.slice(0, 1)}</CardGrid> },
  ],
});
