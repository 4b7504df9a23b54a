import { DataTable } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

const COLUMNS = [
  { label: 'Feet', figures: true },
  { label: 'Meters', figures: true },
];
const HUNDRED_ROWS = Array.from({ length: 100 }, (_, index) => [
  String(index + 1),
  (((index + 1) * 3048) / 10_000).toFixed(4),
]);

export default examples({
  component: 'DataTable',
  examples: [
    {
      name: 'with figures',
      element: <DataTable caption="Feet in meters" columns={COLUMNS} rows={HUNDRED_ROWS.slice(0, 3)} />,
    },
    {
      name: 'with texts and figures',
      element: (
        <DataTable
          caption="Units of length"
          columns={[{ label: 'Unit' }, { label: 'Used for' }, { label: 'In meters', figures: true }]}
          rows={[
            ['Foot', 'Heights of people and of aircraft', '0.3048'],
            ['Nautical mile', 'Ships and aircraft', '1,852'],
            ['Light-year', 'Stars', '9,460,730,472,580,800'],
          ]}
        />
      ),
    },
    {
      name: 'with many rows',
      description: 'Scrolls in its own box under a fixed header.',
      element: <DataTable long caption="A hundred feet in meters" columns={COLUMNS} rows={HUNDRED_ROWS} />,
    },
    {
      name: 'with more columns than fit',
      description: 'The box scrolls; the page doesn’t.',
      element: (
        <DataTable
          caption="One foot in other units"
          columns={[
            'Unit',
            'Millimeters',
            'Centimeters',
            'Decimeters',
            'Meters',
            'Kilometers',
            'Inches',
            'Yards',
            'Miles',
            'Nautical miles',
            'Fathoms',
          ].map((label, index) => ({ label, figures: index > 0 }))}
          rows={[
            [
              'Foot',
              '304.8',
              '30.48',
              '3.048',
              '0.3048',
              '0.0003048',
              '12',
              '0.333333',
              '0.000189394',
              '0.000164579',
              '0.166667',
            ],
          ]}
        />
      ),
    },
    { name: 'without rows', element: <DataTable caption="Conversions found" columns={COLUMNS} rows={[]} /> },
  ],
});
