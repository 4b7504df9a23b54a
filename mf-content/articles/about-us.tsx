import { Link, Prose } from '@site/shell-contract';
import { ContactAddress } from '../components/contact-address.tsx';
import { SiteName } from '../components/site-name.tsx';
import type { Article } from './article.ts';

function Mission() {
  return (
    <Prose>
      <p>
        We made <SiteName /> so that a difference in units never stands between you and what you are doing: a recipe
        from another country, a data sheet in feet, a physics problem, a package that has to be weighed in pounds. You
        bring a number, and you should leave with the right one a moment later.
      </p>
      <p>
        It is made for students, for professionals and for everyone in between. It is free to use and needs no account.
      </p>
    </Prose>
  );
}

function Offer() {
  return (
    <Prose>
      <ul>
        <li>
          <Link to="/all-converters">Converters</Link> for length, weight, temperature, area, volume, speed, pressure,
          energy, time, data, force, angle and fuel economy, with a page for every pair of units.
        </li>
        <li>The result while you type, with the formula and a table of common values beside it.</li>
        <li>Answers to the questions that people ask about a conversion.</li>
        <li>
          <Link to="/conversion-guides">Conversion guides</Link> that show how to do it by hand, and an article{' '}
          <Link to="/about-units">about units of measurement</Link> and where they come from.
        </li>
        <li>
          A free <Link to="/developers">API for developers</Link> who want to convert units in a program of their own.
        </li>
      </ul>
      <p>
        Every page works on a phone as well as on a large screen, with a keyboard, with a screen reader, and on paper.
      </p>
    </Prose>
  );
}

function History() {
  return (
    <Prose>
      <p>
        This site, <SiteName />, was launched in 2025. It began with the conversions that people look up most, such as
        feet to meters, kilograms to pounds and Celsius to Fahrenheit. Guides and background articles joined them, and
        categories that are needed less often, such as pressure, energy and data.
      </p>
      <p>
        If you miss a unit, <Link to="/contact">tell us</Link>.
      </p>
    </Prose>
  );
}

function Education() {
  return (
    <Prose>
      <p>
        An answer is worth more when you can see how it came about. That is why a converter page shows its formula,
        works through an example and says what both units are. If you are learning, you can check your own steps against
        ours. If you teach, you are welcome to use the pages in class.
      </p>
      <p>
        A good place to begin is the <Link to="/conversion-guides">principle of unit conversion</Link>: one
        multiplication, and two exceptions.
      </p>
    </Prose>
  );
}

function Accuracy() {
  return (
    <Prose>
      <p>
        We compute with the exact definitions of the units, as the bodies that are responsible for them publish them,
        and round once, when the result is shown. One mile is 5280 feet here and not 5279.99. Where a unit has more than
        one accepted meaning, such as the gallon, the ton or the calorie, the page says which one it uses.
      </p>
      <p>
        Formulas and tables show factors rounded to a readable length. Every factor is checked against its definition by
        automatic tests before a change is published. Should you find a figure that is wrong all the same, we want to
        know.
      </p>
    </Prose>
  );
}

function Feedback() {
  return (
    <Prose>
      <p>
        Corrections, wishes and questions are welcome. Use the <Link to="/contact">contact form</Link> or write to{' '}
        <ContactAddress />. If a result looks wrong to you, tell us the page, the number that you typed and the result
        that you expected.
      </p>
    </Prose>
  );
}

export const aboutUs: Article = {
  path: '/about-us',
  navigation: { 'quick-links': { order: 1 } },
  label: 'About Us',
  title: 'About Us',
  description:
    'Who this free unit converter is for, what it offers, how it began in 2025, and how we keep its figures right.',
  lead: 'A free place to turn one unit into another, and to see why the answer is what it is.',
  sections: [
    { id: 'mission', title: 'Our mission', Body: Mission },
    { id: 'what-we-offer', title: 'What we offer', Body: Offer },
    { id: 'history', title: 'Our history', Body: History },
    { id: 'education', title: 'Our educational focus', Body: Education },
    { id: 'accuracy', title: 'Our commitment to accuracy', Body: Accuracy },
    { id: 'feedback', title: 'Feedback', Body: Feedback },
  ],
};
