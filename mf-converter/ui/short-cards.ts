import { styled } from 'styled-components';

/** Phones show only the titles of cards. */
export const ShortCards = styled.div`
  @media (max-width: 639.98px) {
    a > span > span {
      display: none;
    }
  }
`;
