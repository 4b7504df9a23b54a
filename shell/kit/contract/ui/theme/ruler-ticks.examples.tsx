import { RulerTicks, rulerLeft, rulerTop, space } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';
import { styled } from 'styled-components';

const Top = styled.div`
  height: ${space(12)};
  ${rulerTop}
`;
const Left = styled.div`
  height: ${space(40)};
  ${rulerLeft}
`;

export default examples({
  component: 'RulerTicks',
  examples: [
    { name: 'as a strip', element: <RulerTicks /> },
    { name: 'along the top of a box', element: <Top /> },
    { name: 'down the left of a box', element: <Left /> },
  ],
});
