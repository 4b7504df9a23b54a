import { Card, Link, Skeleton, VisuallyHidden, space, useSearchParams } from '@site/shell-contract';
import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { fromHome } from '../../ui/breadcrumbs.ts';
import { notScripted } from '../../ui/hidden.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Game } from './game.tsx';
import type { Kind } from './questions.ts';
import { dateText, dayBefore, isDate, localDate } from './score.ts';

export const FIVE_BY_EYE = '/five-by-eye';
export const BREADCRUMBS = fromHome({ label: 'Five by Eye' });

const gameOn = (date: string) => `${FIVE_BY_EYE}?date=${date}`;

/** As tall as a question, so the footer doesn't move. */
const WithScripts = styled.div`
  display: grid;
  align-content: start;
  min-height: 35rem;
  gap: ${space(4)};
  @media (scripting: none) {
    display: none;
  }
`;

const WithoutScripts = styled.p`
  ${notScripted}
`;

const neverChanges = () => () => {};

export interface FiveByEyeData {
  kinds: readonly Kind[];
}

export function FiveByEyePage({ kinds }: FiveByEyeData) {
  const [search] = useSearchParams();
  // Only the browser knows the visitor's date. A game that is open at midnight continues.
  const [openedOn] = useState(() => localDate());
  const today = useSyncExternalStore(
    neverChanges,
    () => openedOn,
    () => undefined,
  );
  const requested = search.get('date');
  const date = isDate(requested) ? requested : today;
  return (
    <PageFrame
      breadcrumbs={BREADCRUMBS}
      heading="Five by Eye"
      lead="Five everyday measures a day, the same for everyone. How good is your eye?"
    >
      <WithScripts>
        {date === undefined ? (
          <Card $ruled>
            <VisuallyHidden role="status">Loading today’s five</VisuallyHidden>
            <Skeleton count={2} height="2rem" />
            <Skeleton height="8rem" />
          </Card>
        ) : (
          <>
            <Game key={date} date={date} isToday={date === today} path={gameOn(date)} kinds={kinds} />
            <p>
              These five are for {dateText(date)}.{' '}
              {date === today || today === undefined ? (
                <Link to={gameOn(dayBefore(date))}>Play yesterday’s five</Link>
              ) : (
                <Link to={FIVE_BY_EYE}>Play today’s five</Link>
              )}
            </p>
          </>
        )}
      </WithScripts>
      <WithoutScripts>
        JavaScript is off, so the scale can’t move. Try <Link to="/all-converters">any conversion</Link> instead.
      </WithoutScripts>
    </PageFrame>
  );
}
