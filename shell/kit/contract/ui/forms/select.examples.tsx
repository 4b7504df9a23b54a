import { Select } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

const options = ['Feet', 'Meters', 'Nautical miles'].map((unit) => <option key={unit}>{unit}</option>);

export default examples({
  component: 'Select',
  examples: [
    { name: 'with a label', element: <Select label="Unit">{options}</Select> },
    {
      name: 'with a hint',
      element: (
        <Select label="To unit" hint="Lists all units of length.">
          {options}
        </Select>
      ),
    },
    {
      name: 'with an error',
      element: (
        <Select label="From unit" error="Choose a different unit from the result’s">
          {options}
        </Select>
      ),
    },
    {
      name: 'disabled',
      element: (
        <Select label="Category" disabled>
          <option>Length</option>
        </Select>
      ),
    },
    {
      name: 'with a long option',
      description: 'The text ends before the arrow.',
      element: (
        <Select label="Conversion">
          <option>
            Kilograms-force per square centimeter to pounds-force per square inch, absolute and relative to the
            atmosphere at sea level
          </option>
        </Select>
      ),
    },
  ],
});
