import { Link } from '@site/shell-contract';
import { ContactAddress, SiteName } from '../components/site-facts.tsx';
import type { ArticleFile } from './article.ts';

const mission = (
  <>
    <p>
      We made <SiteName /> so units never get in your way: a recipe from another country, a data sheet in feet, a
      physics problem, a package you have to weigh in pounds. You bring a number, and you should leave with the right
      one a moment later.
    </p>
    <p>It’s for students, professionals, and everyone in between. It’s free and needs no account.</p>
  </>
);

const offer = (
  <>
    <ul>
      <li>
        <Link to="/all-converters">Converters</Link> for length, weight, temperature, area, volume, speed, pressure,
        energy, power, time, data, fuel economy, and more, with a page for every pair of units.
      </li>
      <li>Results as you type, with the formula and a table of common values.</li>
      <li>Answers to common questions.</li>
      <li>
        <Link to="/conversion-guides">Conversion guides</Link> that show how to do it by hand, and an article{' '}
        <Link to="/about-units">about units of measurement</Link> and where they come from.
      </li>
      <li>
        A free <Link to="/developers">API for developers</Link> who want to convert units in their own programs.
      </li>
    </ul>
    <p>Every page works on phones and large screens, with a keyboard, with a screen reader, and on paper.</p>
  </>
);

const history = (
  <>
    <p>
      This site, <SiteName />, was launched in 2025. It began with the conversions people look up most, such as feet to
      meters, kilograms to pounds, and Celsius to Fahrenheit. Later came guides, background articles, and less common
      categories, such as pressure, energy, and data.
    </p>
    <p>
      Missing a unit? <Link to="/contact">Tell us</Link>.
    </p>
  </>
);

const education = (
  <>
    <p>
      An answer is worth more when you can see where it came from. That’s why every converter page shows its formula,
      works through an example, and explains both units. If you’re learning, you can check your steps against ours. If
      you teach, you’re welcome to use the pages in class.
    </p>
    <p>
      A good place to start is the <Link to="/conversion-guides">principle of unit conversion</Link>: one
      multiplication, and two exceptions.
    </p>
  </>
);

const accuracy = (
  <>
    <p>
      We calculate with the exact definitions of the units, as published by the standards bodies, and round once, when
      we show the result. One mile is 5280 feet here, not 5279.99. If a unit has more than one accepted meaning, such as
      the gallon, the ton, or the calorie, the page says which one it uses.
    </p>
    <p>
      Formulas and tables show factors rounded to a readable length. Automated tests check every factor against its
      definition before we publish a change. If you still find a wrong number, tell us.
    </p>
  </>
);

const feedback = (
  <p>
    Corrections, suggestions, and questions are welcome. Use the <Link to="/contact">contact form</Link> or write to{' '}
    <ContactAddress />. If a result looks wrong, tell us the page, the number you typed, and the result you expected.
  </p>
);

export const article: ArticleFile = {
  navigation: { 'quick-links': { order: 1 }, sitemap: { order: 40 } },
  label: 'About Us',
  title: 'About Us',
  description:
    'Who this free unit converter is for, what it offers, how it began in 2025, and how we keep its numbers right.',
  lead: 'A free way to convert units, and to see why the answer is right.',
  sections: [
    { id: 'mission', title: 'Our mission', body: mission },
    { id: 'what-we-offer', title: 'What we offer', body: offer },
    { id: 'history', title: 'Our history', body: history },
    { id: 'education', title: 'Our educational focus', body: education },
    { id: 'accuracy', title: 'Our commitment to accuracy', body: accuracy },
    { id: 'feedback', title: 'Feedback', body: feedback },
  ],
};
