import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import {
  categorySchema,
  conversionSchema,
  faqSchema,
  unitDataSchema,
  unitDefinitionSchema,
  unitSchema,
} from '@site/api-contract';
import type { Category, Conversion, Faq, Unit, UnitData, UnitDefinitionEntry } from '@site/api-contract';
import { catalog } from '@site/catalog/catalog';
import type { FoundConversion } from '@site/catalog/catalog';
import { faqsFor } from '@site/catalog/faqs/generated-faqs';
import { unitList } from '@site/catalog/unit-list';
import { array } from 'zod/mini';
import { ApiException } from '../errors/api-exception.ts';
import { ApiCachedRead, ApiReadByName } from '../responses/api-operation.ts';
import { PermanentRedirect } from '../responses/direct-response.ts';
import { UNIT_DATA_FILE, unitData, unitDataChecksum } from './unit-data.ts';

/** Noncanonical spellings redirect, so each response is cached only once. */
@Controller('api')
export class CatalogController {
  @Get('categories')
  @ApiCachedRead({ operationId: 'getApiCategories', summary: 'All categories', schema: array(categorySchema) })
  categories(): readonly Category[] {
    return catalog.categories();
  }

  @Get('conversions')
  @ApiCachedRead({ operationId: 'getApiConversions', summary: 'All conversions', schema: array(conversionSchema) })
  conversions(): readonly Conversion[] {
    return catalog.conversions();
  }

  @Get('conversions/category/:category')
  @ApiReadByName({
    name: 'category',
    operationId: 'getApiConversionsCategoryCategory',
    summary: 'The conversions of a category',
    schema: array(conversionSchema),
    errors: ['CATEGORY_UNKNOWN'],
  })
  listConversions(@Param('category') category: string): readonly Conversion[] | PermanentRedirect | undefined {
    const { slug } = findCategory(category);
    return slug === category ? catalog.conversionsOf(slug) : new PermanentRedirect(`/api/conversions/category/${slug}`);
  }

  @Get('conversions/:slug')
  @ApiReadByName({
    name: 'slug',
    operationId: 'getApiConversionsSlug',
    summary: 'One conversion',
    schema: conversionSchema,
    errors: ['CONVERSION_UNKNOWN'],
  })
  conversion(@Param('slug') slug: string): Conversion | PermanentRedirect {
    const { conversion, isCanonical } = findConversion(slug);
    return isCanonical ? conversion : new PermanentRedirect(`/api/conversions/${conversion.slug}`);
  }

  @Get('faqs/:slug')
  @ApiReadByName({
    name: 'slug',
    operationId: 'getApiFaqsSlug',
    summary: 'What people ask about a conversion',
    schema: array(faqSchema),
    errors: ['CONVERSION_UNKNOWN'],
  })
  faqs(@Param('slug') slug: string): readonly Faq[] | PermanentRedirect {
    const { conversion, from, to, isCanonical } = findConversion(slug);
    return isCanonical ? faqsFor(from, to) : new PermanentRedirect(`/api/faqs/${conversion.slug}`);
  }

  @Get('units')
  @ApiCachedRead({
    operationId: 'getApiUnits',
    summary: 'All units with exact definitions and their sources',
    schema: array(unitDefinitionSchema),
    example: unitList.filter(({ id }) => id === 'ft'),
  })
  units(): readonly UnitDefinitionEntry[] {
    return unitList;
  }

  @Get('units/:category')
  @ApiReadByName({
    name: 'category',
    operationId: 'getApiUnitsCategory',
    summary: 'The units of a category',
    schema: array(unitSchema),
    errors: ['CATEGORY_UNKNOWN'],
  })
  listUnits(@Param('category') category: string): readonly Unit[] | PermanentRedirect | undefined {
    const { slug } = findCategory(category);
    return slug === category ? catalog.units(slug) : new PermanentRedirect(`/api/units/${slug}`);
  }

  @Get(`data/${UNIT_DATA_FILE}`)
  @ApiCachedRead({
    operationId: 'getApiDataUnits',
    summary: `All units as one file, with its license. /api/data/${UNIT_DATA_FILE}.sha256 has its checksum`,
    schema: unitDataSchema,
    example: { ...unitData, units: unitData.units.slice(0, 1) },
  })
  unitData(): UnitData {
    return unitData;
  }

  @Get(`data/${UNIT_DATA_FILE}.sha256`)
  @ApiExcludeEndpoint()
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=60')
  unitDataChecksum(): string {
    return unitDataChecksum;
  }
}

function findCategory(slug: string): Category {
  const category = catalog.category(slug.trim().toLowerCase());
  if (!category) throw new ApiException('CATEGORY_UNKNOWN', { values: { category: slug } });
  return category;
}

function findConversion(slug: string): FoundConversion {
  const match = catalog.findConversion(slug);
  if (!match) throw new ApiException('CONVERSION_UNKNOWN', { values: { slug } });
  return match;
}
