import { Link, Prose, Section, spacedDigits } from '@site/shell-contract';

export function AboutThisConverter() {
  return (
    <Section title="Why you can trust these numbers">
      <Prose>
        <p>
          A foot is exactly 0.3048 meters and a pound exactly {spacedDigits('0.45359237')} kilograms. Many converters
          use rounded factors and drift after the sixth digit. This one uses the exact definitions, calculates with
          fractions, and rounds only once, at the end. So one mile is 5280 feet, not 5279.99.
        </p>
        <p>
          Every pair of units has its own page: the formula, your number worked out step by step, printable tables, and
          where each unit comes from. It’s free, needs no account, and works in any browser.
        </p>
        <p>
          New to a unit? The <Link to="/conversion-guides">conversion guides</Link> explain one category at a time, and{' '}
          <Link to="/about-units">About Units</Link> explains where our measures come from.
        </p>
      </Prose>
    </Section>
  );
}
