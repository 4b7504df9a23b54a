import { Link } from '@site/shell-contract';
import type { ArticleFile } from '../article.ts';
import { ExampleAnswer } from './example-answer.tsx';
import { EXAMPLES } from './examples.ts';

const asking = (
  <>
    <p>
      One endpoint converts anything this site can, with the same exact arithmetic. It needs no key or account. From a
      program, give a number and two units:
    </p>
    <ExampleAnswer of={EXAMPLES.units} />
    <p>
      <code>from</code> and <code>to</code> take unit IDs exactly as listed; other names are interpreted the way a
      person would mean them.{' '}
      <a href="/api/units/length">
        <code>GET /api/units/length</code>
      </a>{' '}
      lists a category’s IDs,{' '}
      <a href="/api/units">
        <code>GET /api/units</code>
      </a>{' '}
      those of every category, and{' '}
      <a href="/api/categories">
        <code>GET /api/categories</code>
      </a>{' '}
      the categories. <code>value</code> is a number with a decimal point or comma.
    </p>
    <p>If you have text a person typed, send it as is. It can have mixed units, fractions, and questions:</p>
    <ExampleAnswer of={EXAMPLES.phrase} />
  </>
);

const lists = (
  <>
    <p>
      For a column of values, send up to 1000 in one <code>POST</code> to the same URL, all from one unit to another:
    </p>
    <ExampleAnswer of={EXAMPLES.list} />
    <p>
      Each value gets an entry in the same order: the result, or an <code>error</code> for that value alone.{' '}
      <code>from</code> and <code>to</code> must be unit IDs here. A value can have up to 100 characters and the whole
      request up to 32 KiB. Every value counts toward the limit below.
    </p>
  </>
);

const data = (
  <>
    <p>
      <a href="/api/units">
        <code>GET /api/units</code>
      </a>{' '}
      lists every unit with its exact factor, its definition, and the standard, law, or agreement behind it. The factor
      is a fraction of two whole numbers, so nothing is rounded: a pound is 45,359,237/100,000,000 kilogram.
    </p>
    <p>
      To keep a copy, download{' '}
      <a href="/api/data/units.v1.json">
        <code>units.v1.json</code>
      </a>
      , the same list with its license (MIT) and a version that changes only when a unit does. Check the copy with{' '}
      <a href="/api/data/units.v1.json.sha256">
        <code>units.v1.json.sha256</code>
      </a>{' '}
      and <code>sha256sum --check</code>. If we ever change the format in a way that breaks your program, the new file
      gets a new URL.
    </p>
    <p>
      For language models,{' '}
      <a href="/llms.txt">
        <code>llms.txt</code>
      </a>{' '}
      lists our pages and API calls as plain text.
    </p>
  </>
);

const numbers = (
  <>
    <p>
      Numbers are returned as strings, because a JSON number can’t hold all of their digits. <code>exact</code> is
      lossless: a decimal, or a fraction if the decimal doesn’t end soon. (It’s the same as <code>decimal</code> where
      no exact value exists: between radians and other units of angle, for ingredients, and for gas marks.){' '}
      <code>decimal</code> has all the digits if they fit in 60 characters, and otherwise 20 significant ones;{' '}
      <code>isExact</code> says whether it’s exact. <code>text</code> is for people: six significant digits, with = only
      if nothing was rounded. <code>note</code>, if present, is a sentence about the value, such as a temperature below
      absolute zero.
    </p>
  </>
);

const doubt = (
  <>
    <p>
      An ounce may be a weight or a volume, and a gallon American or British. The usual meaning comes first, and{' '}
      <code>alternatives</code> lists the others, each with text for <code>q</code> that has only that meaning. If the
      difference matters to you, look there.
    </p>
    <p>
      If the API can’t read the input, it never returns a number. The status is 422, <code>code</code> gives your
      program the reason, and <code>message</code> says in a sentence what’s wrong and how to fix it. A request with
      missing or extra parameters returns 400.
    </p>
  </>
);

const embedding = (
  <>
    <p>
      To show a converter on your own page, <Link to="/embed">make the code for an iframe</Link>. The frame runs in a
      sandbox without cookies, storage, or analytics, and reports its height with <code>postMessage</code>.
    </p>
    <p>
      If your site is a Module Federation host, it can also load the converter’s release itself. Its{' '}
      <code>release.json</code> gives the path of the standard <code>mf-manifest.json</code> as{' '}
      <code>browser.manifest</code>. Share React, styled-components, and the site’s contract package as singletons.
    </p>
  </>
);

const limits = (
  <>
    <ul>
      <li>CORS is open to every site, without cookies; only the contact endpoint is restricted.</li>
      <li>
        Unless the operator of this site has set another limit, one IP address may request 6000 conversions a minute.
        Beyond that the response is 429, and <code>Retry-After</code> says how many seconds to wait.
      </li>
      <li>
        Lists and results have an <code>ETag</code>. Send it back as <code>If-None-Match</code>, and anything that
        hasn’t changed isn’t sent again.
      </li>
      <li>We may add fields; existing ones keep their names and meanings.</li>
    </ul>
    <p>
      The <a href="/api/docs">reference</a> lists every call with its errors; the{' '}
      <a href="/api/openapi.json">OpenAPI document</a> is the machine-readable version. The{' '}
      <Link to="/terms-of-service">terms of service</Link> apply here too. If something is missing,{' '}
      <Link to="/contact">write to us</Link>.
    </p>
  </>
);

export const article: ArticleFile = {
  navigation: { read: { order: 6 }, sitemap: { order: 41 } },
  label: 'Developers',
  title: 'For Developers',
  description:
    'Convert units from your own program: a free HTTP API with exact results, open to every site, with examples, error codes, and limits.',
  lead: 'A free HTTP API that converts units exactly, for your own site or program.',
  sections: [
    { id: 'asking', title: 'Request a conversion', body: asking },
    { id: 'lists', title: 'Many values at once', body: lists },
    { id: 'numbers', title: 'Lossless numbers', body: numbers },
    { id: 'doubt', title: 'Ambiguous and unreadable input', body: doubt },
    { id: 'data', title: 'All units as data', body: data },
    { id: 'embedding', title: 'A converter on your page', body: embedding },
    { id: 'limits', title: 'Limits and reference', body: limits },
  ],
};
