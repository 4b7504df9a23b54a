import type { Faq } from '@site/api-contract';
import { convert } from '@site/catalogue/engine/convert';
import { formulaText } from '@site/catalogue/engine/formula-text';
import { equalsSign, proseNumber } from '@site/catalogue/engine/prose-number';
import { rational } from '@site/catalogue/engine/rational';
import type { BreadcrumbItem, PageHead, StructuredData } from '@site/shell-contract';
import { pairLabel, pairPath } from '../../pairs/pair.ts';
import type { Pair } from '../../pairs/pair.ts';

export function converterPageHead(pair: Pair, categoryName: string, faqs: readonly Faq[]): PageHead {
  const label = pairLabel(pair);
  const { from, to } = pair;
  return {
    title: `${label} Converter`,
    description: `Convert ${from.plural} to ${to.plural}: ${oneIs(pair)}. With the formula, a conversion table and answers to common questions.`,
    canonical: pairPath(pair),
    image: from.category,
    breadcrumbs: converterBreadcrumbs(pair, categoryName),
    structuredData: faqs.length > 0 ? [howTo(pair), faqPage(faqs)] : [howTo(pair)],
  };
}

export function converterBreadcrumbs(pair: Pair, categoryName: string): BreadcrumbItem[] {
  return [
    { label: 'Home', to: '/' },
    { label: categoryName, to: `/category/${pair.from.category}` },
    { label: pairLabel(pair) },
  ];
}

/** `1 ft = 0.3048 m`, `1 m ≈ 3.28084 ft`. */
export function oneIs({ from, to }: Pair): string {
  const value = convert(rational(1n), from, to);
  return `1 ${from.symbol} ${equalsSign(value, 6)} ${proseNumber(value, 6)} ${to.symbol}`;
}

function howTo({ from, to }: Pair): StructuredData {
  const steps = [
    `Take the value in ${from.plural}.`,
    `Apply the formula: ${formulaText(from, to)}.`,
    `The result is the value in ${to.plural}.`,
  ];
  return {
    '@type': 'HowTo',
    name: `How to convert ${from.plural} to ${to.plural}`,
    step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
  };
}

function faqPage(faqs: readonly Faq[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
