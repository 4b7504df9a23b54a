import { CardLink, iconPaths } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

export default examples({
  component: 'CardLink',
  examples: [
    { name: 'with a title', element: <CardLink to="/converter/length/feet-to-meters" title="Feet to Meters" /> },
    {
      name: 'with an icon and a note',
      element: (
        <CardLink to="/all-converters" title="All converters" icon={iconPaths.search}>
          Every conversion, from A to Z.
        </CardLink>
      ),
    },
    {
      name: 'with a long title and a long note',
      description: 'In a narrow card, the note is below the icon.',
      element: (
        <CardLink
          to="/category/pressure"
          title="Kilograms-force per square centimeter to pounds-force per square inch"
          icon={iconPaths.more}
        >
          Engineering units from before the pascal, still on boiler, tire and scuba tank gauges everywhere.
        </CardLink>
      ),
    },
  ],
});
