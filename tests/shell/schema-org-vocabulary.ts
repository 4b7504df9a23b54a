/** Types and properties that the site may use. Source: https://schema.org, version 29. */
const VOCABULARY: Record<string, { kindOf?: string[]; properties: string[] }> = {
  Thing: {
    properties: [
      'name',
      'description',
      'url',
      'image',
      'mainEntityOfPage',
      'potentialAction',
      'sameAs',
      'alternateName',
      'identifier',
      'subjectOf',
    ],
  },
  CreativeWork: {
    kindOf: ['Thing'],
    properties: [
      'about',
      'author',
      'publisher',
      'headline',
      'datePublished',
      'dateModified',
      'hasPart',
      'isPartOf',
      'inLanguage',
      'mainEntity',
      'text',
      'position',
      'thumbnailUrl',
    ],
  },
  WebSite: { kindOf: ['CreativeWork'], properties: ['issn'] },
  WebPage: {
    kindOf: ['CreativeWork'],
    properties: ['breadcrumb', 'lastReviewed', 'primaryImageOfPage', 'relatedLink', 'significantLink'],
  },
  CollectionPage: { kindOf: ['WebPage'], properties: [] },
  FAQPage: { kindOf: ['WebPage'], properties: [] },
  Article: { kindOf: ['CreativeWork'], properties: ['articleBody', 'articleSection', 'wordCount'] },
  HowTo: {
    kindOf: ['CreativeWork'],
    properties: ['step', 'supply', 'tool', 'totalTime', 'performTime', 'prepTime', 'yield', 'estimatedCost'],
  },
  ItemList: { kindOf: ['Thing'], properties: ['itemListElement', 'itemListOrder', 'numberOfItems'] },
  ListItem: { kindOf: ['Thing'], properties: ['item', 'position', 'nextItem', 'previousItem'] },
  BreadcrumbList: { kindOf: ['ItemList'], properties: [] },
  HowToStep: { kindOf: ['CreativeWork', 'ItemList', 'ListItem'], properties: [] },
  Question: { kindOf: ['CreativeWork'], properties: ['acceptedAnswer', 'suggestedAnswer', 'answerCount'] },
  Answer: { kindOf: ['CreativeWork'], properties: ['answerExplanation'] },
  Organization: { kindOf: ['Thing'], properties: ['logo', 'email', 'contactPoint', 'foundingDate'] },
  Action: { kindOf: ['Thing'], properties: ['target', 'object', 'result', 'agent'] },
  // `query-input` is schema.org's notation for an action's input (https://schema.org/docs/actions.html).
  SearchAction: { kindOf: ['Action'], properties: ['query', 'query-input'] },
  EntryPoint: {
    kindOf: ['Thing'],
    properties: ['urlTemplate', 'actionPlatform', 'contentType', 'encodingType', 'httpMethod'],
  },
};

const ADDRESSES = new Set(['url', 'item', 'urlTemplate', 'mainEntityOfPage', 'image', 'logo', 'thumbnailUrl']);

function hasProperty(type: string, property: string): boolean {
  const known = VOCABULARY[type];
  return (
    known !== undefined &&
    (known.properties.includes(property) || (known.kindOf ?? []).some((parent) => hasProperty(parent, property)))
  );
}

/** Reports unknown types and properties, relative URLs, and empty values. */
export function vocabularyProblems(data: unknown, path = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((part, index) => vocabularyProblems(part, `${path}[${index}]`));
  if (typeof data !== 'object' || data === null) return [];
  const { '@context': _context, '@type': type, ...properties } = data as Record<string, unknown>;
  if (typeof type !== 'string' || !VOCABULARY[type]) return [`${path}: unknown type ${String(type)}`];
  return Object.entries(properties).flatMap(([name, value]) => [
    ...(hasProperty(type, name) ? [] : [`${path}: ${type} has no ${name}`]),
    ...(value === '' || value === null ? [`${path}.${name} is empty`] : []),
    ...(typeof value === 'string' && ADDRESSES.has(name) && !/^https?:\/\/[^/]+\//.test(value)
      ? [`${path}.${name} is not an absolute URL: ${value}`]
      : []),
    ...vocabularyProblems(value, `${path}.${name}`),
  ]);
}
