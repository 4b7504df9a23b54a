import { color, fontSize, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import type { Article } from '../articles/article.ts';

const Line = styled.p`
  margin-block: -${space(4)} ${space(8)};
  font-size: ${fontSize.note};
  color: ${color.inkSoft};
`;

/** In UTC: a date must not move with the time zone of who reads it. Made with the first date: to make one takes longer than the rest of the page's code. */
let calendarDay: Intl.DateTimeFormat | undefined;

function Day({ iso }: { iso: string }) {
  calendarDay ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={iso}>{calendarDay.format(new Date(iso))}</time>;
}

/** When the text was published or last changed; nothing where it bears no date. */
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
