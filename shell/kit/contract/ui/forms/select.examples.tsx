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
        <Select label="Unit of the result" hint="All units of length are here.">
          {options}
        </Select>
      ),
    },
    {
      name: 'with an error',
      element: (
        <Select label="Unit of the value" error="Choose another unit than that of the result">
          {options}
        </Select>
      ),
    },
    {
      name: 'while it cannot be used',
      element: (
        <Select label="Category" disabled>
          <option>Length</option>
        </Select>
      ),
    },
    {
      name: 'with a long choice',
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
