import { loadAbout } from '@site/catalogue/load-about';
import { loadTables } from '@site/catalogue/load-texts';
import { redirect } from '@site/shell-contract';
import type { PageContext, PageResult } from '@site/shell-contract';
import { loadConverterParts, ResultActions } from '../../converter/views/lazy-parts.ts';
import { degradedAmong } from '../../data/with-fallback.ts';
import { loadCategories } from '../../data/categories.ts';
import { categoryName } from '../../data/category-name.ts';
import { loadConversion } from '../../data/conversion.ts';
import { loadConversionsOf } from '../../data/conversions-of.ts';
import { loadFaqs } from '../../data/faqs.ts';
import { pairLandmarks } from '../../double-scale/pair-landmarks.ts';
import { loadAddressPair, withSearch } from '../../pairs/address-pair.ts';
import { pairPath } from '../../pairs/pair.ts';
import { FindAConverter } from '../../sidebar/sidebar.tsx';
import { SIDEBAR_CONVERSIONS } from '../../sidebar/sidebar-links.tsx';
import { conversionNotFoundHead, type UnknownConversion } from './conversion-not-found.tsx';
import { AroundTable, ConversionNotFound, Explanation, UnitsCard } from './converter-page.tsx';
import type { ConverterPageData } from './converter-page.tsx';
import { converterPageHead } from './head.ts';
import { type ConverterSection, converterSections } from './sections/converter-sections.tsx';

export type ConverterData = ({ isKnown: false } & UnknownConversion) | ({ isKnown: true } & ConverterPageData);

export async function loadConverter(context: PageContext): Promise<PageResult<ConverterData, ConverterSection>> {
  const { api, params, path, search } = context;
  const address = await loadAddressPair(context);
  if (address.kind !== 'known') {
    await ConversionNotFound.load();
    const { slug: unknownSlug = '' } = params;
    const { knownUnit = undefined } = address.kind === 'unknown-pair' ? address : {};
    const data: ConverterData = {
      isKnown: false,
      ...(address.kind === 'unknown-pair' && { unknownSlug }),
      ...(knownUnit && { knownUnit }),
    };
    return { kind: 'page', status: 404, head: conversionNotFoundHead(path), data };
  }
  const { pair, units, isCanonical } = address;
  if (!isCanonical) return redirect(withSearch(pairPath(pair), search));
  const { category } = pair.from;
  const [categories, conversion, faqs, conversions, tables, about] = await Promise.all([
    loadCategories(api),
    loadConversion(api, pair),
    loadFaqs(api, pair),
    loadConversionsOf(api, category, SIDEBAR_CONVERSIONS),
    loadTables(category),
    loadAbout(category),
    loadConverterParts(category),
    ResultActions.load(),
    UnitsCard.load(),
    FindAConverter.load(),
    Explanation.load(),
    AroundTable.load(),
  ]);
  const name = categoryName(category, categories.value);
  return {
    kind: 'page',
    head: converterPageHead(pair, name, faqs.value, tables),
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
    sections: converterSections({
      pair,
      units,
      categoryName: name,
      factor: conversion.value.conversionFactor,
      conversions: conversions.value,
    }),
  };
}
