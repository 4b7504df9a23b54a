import { Link, Prose, Section, spacedDigits } from '@site/shell-contract';

export function AboutThisConverter() {
  return (
    <Section title="Why you can trust these numbers">
      <Prose>
        <p>
          A foot is exactly 0.3048 meters and a pound exactly {spacedDigits('0.45359237')} kilograms. Many converters
          compute with shortened factors and are off from the sixth figure on. This one keeps the exact definitions,
          works with whole fractions and rounds once, at the end. So one mile is 5280 feet, not 5279.99.
        </p>
        <p>
          Every pair of units has its own page: the formula, your number worked out step by step, printable tables, and
          where each unit comes from. It’s free, needs no account, and works in any browser.
        </p>
        <p>
          New to a unit? The <Link to="/conversion-guides">conversion guides</Link> explain one category at a time, and
          the page <Link to="/about-units">about units</Link> tells where our measures come from.
        </p>
      </Prose>
    </Section>
  );
}
