import { Link, Prose } from '@site/shell-contract';
import type { Article } from '../article.ts';
import { ExampleAnswer } from './example-answer.tsx';
import { EXAMPLES } from './examples.ts';

function Asking() {
  return (
    <Prose>
      <p>
        One address converts anything that this site converts, with the same exact arithmetic. It needs no key and no
        account. From a program, give a number and two units:
      </p>
      <ExampleAnswer of={EXAMPLES.units} />
      <p>
        <code>from</code> and <code>to</code> are ids of units, letter for letter; other names are read as a person
        would mean them.{' '}
        <a href="/api/units/length">
          <code>GET /api/units/length</code>
        </a>{' '}
        lists the ids of a category, and{' '}
        <a href="/api/categories">
          <code>GET /api/categories</code>
        </a>{' '}
        the categories. <code>value</code> is a number with a decimal point or comma.
      </p>
      <p>
        If what you have is what a person typed, send it as it is. Mixed units, fractions and questions are understood:
      </p>
      <ExampleAnswer of={EXAMPLES.phrase} />
    </Prose>
  );
}

function Numbers() {
  return (
    <Prose>
      <p>
        Numbers are returned as strings, because a JSON number cannot hold all of their digits. <code>exact</code> loses
        nothing: it is a decimal, or a fraction where no decimal ends soon. (Only between radians and other units of
        angle, where π stands between, is it the same as <code>decimal</code>.) <code>decimal</code> has all digits
        where they end within 60 characters, and otherwise 20 significant ones; <code>isExact</code> says whether it is
        exact. The line <code>text</code> is for people: six significant digits, with = only where nothing was rounded.
      </p>
      <ExampleAnswer of={EXAMPLES.fraction} />
    </Prose>
  );
}

function Doubt() {
  return (
    <Prose>
      <p>
        An ounce may be a weight or a volume, and a gallon American or British. The usual reading comes first, and{' '}
        <code>alternatives</code> lists the others, each with a text for <code>q</code> that can be read in that way
        alone. If the difference matters to you, look there.
      </p>
      <p>
        What cannot be understood is never answered with a number. The status is 422, <code>code</code> names the reason
        for your program, and <code>message</code> says in a sentence what is wrong and what would help. A question
        without the parameters that it needs, or with too many of them, is 400.
      </p>
    </Prose>
  );
}

function Limits() {
  return (
    <Prose>
      <ul>
        <li>
          Pages of any site may read the answers (CORS), without cookies. Only the contact form’s address is ours alone.
        </li>
        <li>
          Unless the operator of this site has set another limit, one network address may ask for 6000 conversions a
          minute. Beyond that the answer is 429, and <code>Retry-After</code> says in how many seconds to go on.
        </li>
        <li>
          The lists and the answers carry an <code>ETag</code>. Send it back as <code>If-None-Match</code>, and what has
          not changed is not sent again.
        </li>
        <li>Fields may be added. What is there keeps its name and its meaning.</li>
      </ul>
      <p>
        The <a href="/api/docs">reference</a> has every call with its errors; the{' '}
        <a href="/api/openapi.json">OpenAPI document</a> is the same for programs. The{' '}
        <Link to="/terms-of-service">terms of service</Link> apply here too. If something is missing,{' '}
        <Link to="/contact">write to us</Link>.
      </p>
    </Prose>
  );
}

export const developers: Article = {
  path: '/developers',
  label: 'Developers',
  title: 'For Developers',
  description:
    'Convert units from your own program: a free HTTP API with exact results, open to every site, with examples, error codes and limits.',
  lead: 'A free HTTP API that converts units exactly, for your own site or program.',
  sections: [
    { id: 'asking', title: 'Asking for a conversion', Body: Asking },
    { id: 'numbers', title: 'Numbers without loss', Body: Numbers },
    { id: 'doubt', title: 'What may be meant, and what is not understood', Body: Doubt },
    { id: 'limits', title: 'Limits and reference', Body: Limits },
  ],
};
