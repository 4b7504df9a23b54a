import { Button, space } from '@site/shell-contract';
import { styled } from 'styled-components';

export const NoticeAction = styled(Button).attrs({ variant: 'secondary' as const })`
  margin-top: ${space(3)};
`;
