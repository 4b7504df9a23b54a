import type { ApiClient, Conversion, Faq } from '@site/api-contract';
import { NO_FORMULA } from '@site/catalog/engine/conversion-sentences';
import { loadAbout } from '@site/catalog/load-about';
import { loadNotes, loadTables } from '@site/catalog/load-texts';
import { redirect, type PageContext, type PageResult } from '@site/shell-contract';
import { CommonConversions } from '../../converter/common-conversions.tsx';
import { loadConverterParts } from '../../converter/fields/lazy-parts.ts';
import { loadCategories } from '../../data/categories.ts';
import { categoryName } from '../../data/category-name.ts';
import { loadConversions } from '../../data/conversions-of.ts';
import { unitNames } from '../../data/unit-names.ts';
import { degradedAmong, type WithFallback, withFallback } from '../../data/with-fallback.ts';
import { pairLandmarks } from '../../double-scale/pair-landmarks.ts';
import { loadPathPair, withSearch } from '../../pairs/path-pair.ts';
import { pairPath, type Pair } from '../../pairs/pair.ts';
import { FindAConverter } from '../../sidebar/sidebar.tsx';
import { SIDEBAR_CONVERSIONS, SidebarLinks } from '../../sidebar/sidebar-links.tsx';
import { notFoundHead } from '../not-found.tsx';
import { Explanation, NotFound, UnitsCard, type ConverterPageData, type ConverterSection } from './converter-page.tsx';
import { converterPageHead } from './head.ts';
import { Ambiguities, getAmbiguities } from './sections/ambiguity.tsx';
import { PairNotes } from './sections/pair-notes.tsx';
import { PairReading } from './sections/pair-reading.tsx';
import { RelatedConversions } from './sections/related-conversions.tsx';
import { Tables } from './sections/tables.tsx';

export type ConverterData = { isKnown: false; unknownSlug?: string } | ({ isKnown: true } & ConverterPageData);

export async function loadConverter(context: PageContext): Promise<PageResult<ConverterData, ConverterSection>> {
  const { api, params, path, search } = context;
  const pathPair = await loadPathPair(context);
  if (pathPair.kind !== 'known') {
    await NotFound.load();
    const { slug = '' } = params;
    const data: ConverterData = { isKnown: false, ...(pathPair.kind === 'unknown-pair' && { unknownSlug: slug }) };
    return { kind: 'page', status: 404, head: notFoundHead('Conversion', path), data };
  }
  const { pair, units, isCanonical } = pathPair;
  if (!isCanonical) return redirect(withSearch(pairPath(pair), search));
  const { slug } = pair;
  const { category } = pair.from;
  const [categories, conversion, faqs, conversions, about] = await Promise.all([
    loadCategories(api),
    loadConversion(api, pair),
    loadFaqs(api, pair),
    loadConversions(api, category, SIDEBAR_CONVERSIONS),
    loadAbout(category),
    loadConverterParts(category),
    UnitsCard.load(),
    FindAConverter.load(),
    Explanation.load(),
  ]);
  const name = categoryName(category, categories.value);
  return {
    kind: 'page',
    head: converterPageHead(pair, name, faqs.value),
    data: {
      isKnown: true,
      pair,
      units,
      categoryName: name,
      formula: conversion.value.formula,
      faqs: faqs.value,
      landmarks: pairLandmarks(pair, about),
    },
    degraded: degradedAmong(categories, conversion, faqs, conversions),
    sections: {
      ambiguity: async () => <Ambiguities ambiguities={getAmbiguities(pair, units)} />,
      'common-conversions': async () => <CommonConversions units={units} current={slug} />,
      'sidebar-links': async () => (
        <SidebarLinks
          category={category}
          categoryName={name}
          conversions={conversions.value}
          names={unitNames(units)}
          current={slug}
        />
      ),
      notes: async () => (
        <PairNotes pair={pair} factor={conversion.value.conversionFactor} notes={await loadNotes(category, slug)} />
      ),
      tables: async () => <Tables pair={pair} units={units} sources={await loadTables(category)} />,
      'pair-reading': async () => <PairReading pair={pair} about={about} />,
      related: async () => <RelatedConversions pair={pair} units={units} />,
    },
  };
}

type PublishedConversion = Pick<Conversion, 'conversionFactor' | 'formula'>;

function loadConversion(api: ApiClient, { from, to, slug }: Pair): Promise<WithFallback<PublishedConversion>> {
  return withFallback(
    async () => published(await api.conversion(slug)),
    async () => published((await import('@site/catalog/conversions')).getConversion(from, to)),
  );
}

function published({ conversionFactor, formula }: PublishedConversion): PublishedConversion {
  return { conversionFactor, formula: formula || NO_FORMULA };
}

/** Falls back to the built-in FAQs, so that their heading is never empty. */
export function loadFaqs(api: ApiClient, { from, to, slug }: Pair): Promise<WithFallback<Faq[]>> {
  const builtIn = async () => [...(await import('@site/catalog/faqs/built-in-faqs')).builtInFaqs(from, to)];
  return withFallback(async () => {
    const fetched = await api.faqs(slug);
    return fetched.length > 0 ? fetched : builtIn();
  }, builtIn);
}
