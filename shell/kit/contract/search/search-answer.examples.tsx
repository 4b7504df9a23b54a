import type { SearchAnswer } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';
import { SearchAnswerView } from './search-answer.tsx';

const result: SearchAnswer = {
  kind: 'result',
  reading: '5 feet 3 inches in centimeters',
  text: '160.02 centimeters',
  isExact: true,
  more: ['= 1.6002 meters'],
  alternatives: [{ q: '5.3 ft to cm', label: '5.3 feet in centimeters' }],
};
const message: SearchAnswer = {
  kind: 'message',
  message: '“fathms” isn’t a unit we recognize. Did you mean fathoms?',
  alternatives: [{ q: '5 fathoms to m', label: '5 fathoms in meters' }],
};
const addressOf = (q: string) => `/search?q=${encodeURIComponent(q)}`;

export default examples({
  component: 'SearchAnswerView',
  examples: [
    { name: 'with a result', element: <SearchAnswerView answer={result} size="large" addressOf={addressOf} /> },
    { name: 'below a small field', element: <SearchAnswerView answer={result} size="small" onTake={() => {}} /> },
    { name: 'with a message', element: <SearchAnswerView answer={message} size="small" onTake={() => {}} /> },
  ],
});
