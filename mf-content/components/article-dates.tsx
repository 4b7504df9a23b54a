import { color, fontSize, space } from '@site/shell-contract';
import { styled } from 'styled-components';

const Line = styled.p`
  margin-block: -${space(4)} ${space(8)};
  font-size: ${fontSize.note};
  color: ${color.inkSoft};
`;

/** In UTC: a date must not move with the time zone of who reads it. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function ArticleDates({ published, modified }: { published: string; modified: string }) {
  return (
    <Line>
      Published <time dateTime={published}>{day.format(new Date(published))}</time>
      {modified === published ? null : <>, updated <time dateTime={modified}>{day.format(new Date(modified))}</time></>}
    </Line>
  );
}
