import { color, fontSize, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import type { Article } from '../articles/article.ts';

const Line = styled.p`
  margin-block: -${space(4)} ${space(8)};
  font-size: ${fontSize.note};
  color: ${color.inkSoft};
`;

/** Uses UTC so that the date is the same in every time zone. Created on first use because construction is slow. */
let calendarDay: Intl.DateTimeFormat | undefined;

function Day({ iso }: { iso: string }) {
  calendarDay ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={iso}>{calendarDay.format(new Date(iso))}</time>;
}

export function ArticleDates({
  published,
  modified,
  lastUpdated,
}: Pick<Article, 'published' | 'modified' | 'lastUpdated'>) {
  if (lastUpdated)
    return (
      <Line>
        Last updated <Day iso={lastUpdated} />
      </Line>
    );
  if (!published) return null;
  return (
    <Line>
      Published <Day iso={published} />
      {modified && modified !== published ? (
        <>
          , updated <Day iso={modified} />
        </>
      ) : null}
    </Line>
  );
}
