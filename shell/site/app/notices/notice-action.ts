import { Button, space } from '@site/shell-contract';
import { styled } from 'styled-components';

/** What a notice offers to do. */
export const NoticeAction = styled(Button).attrs({ variant: 'secondary' as const })`
  margin-top: ${space(3)};
`;
