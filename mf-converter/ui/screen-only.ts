import { styled } from 'styled-components';

/** What a printed sheet does without. */
export const ScreenOnly = styled.div`
  @media print { display: none; }
`;
