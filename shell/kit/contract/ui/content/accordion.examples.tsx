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
                'Why does the result of converting a length twice, there and back again, differ in its last digits from what was entered at first?',
              content: (
                <>
                  <p>
                    What is shown is rounded for reading. Rounding a rounded figure again may move its last digit,
                    however exact the factor between both units is.
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
