import { Accordion } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

export default examples({
  component: 'Accordion',
  examples: [
    {
      name: 'with questions and answers',
      description: 'Opening one closes the other.',
      element: (
        <Accordion
          items={[
            { title: 'How many feet are in a meter?', content: <p>1 meter is 3.28084 feet.</p> },
            { title: 'Is a foot the same everywhere?', content: <p>Since 1959 it is: exactly 0.3048 meters.</p> },
          ]}
        />
      ),
    },
    {
      name: 'with a long title and a long answer',
      element: (
        <Accordion
          items={[
            {
              title:
                'Why does converting a length to another unit and back give a result that differs from the first ' +
                'value in its last digits?',
              content: (
                <>
                  <p>
                    The result on the screen is rounded. Rounding a rounded number again can change its last digit, even
                    if the factor between the units is exact.
                  </p>
                  <ul>
                    <li>Convert from what was measured, once.</li>
                    <li>Round at the end.</li>
                  </ul>
                </>
              ),
            },
          ]}
        />
      ),
    },
  ],
});
