import { styled } from 'styled-components';

export const ShortCards = styled.div`
  @media (max-width: 639.98px) {
    a > span > span {
      display: none;
    }
  }
`;
