import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { loadAbout } from '@site/catalog/load-about';
import {
  Icon,
  VisuallyHidden,
  color,
  definePage,
  fontSize,
  notFound,
  type PageProps,
  radius,
  redirect,
  space,
  usePageServices,
  useSearchParams,
} from '@site/shell-contract';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { usePairConverter } from '../../converter/converter-state.ts';
import { widgetStyle } from '../../converter/converter-view.ts';
import { loadConverterParts } from '../../converter/fields/lazy-parts.ts';
import { formatForUrl } from '../../converter/quantity.ts';
import { PairForm } from '../../converter/views/locked-converter.tsx';
import type { Landmarks } from '../../double-scale/landmarks.ts';
import { pairLandmarks } from '../../double-scale/pair-landmarks.ts';
import { pairHeading, getPair, pairPath, type Pair } from '../../pairs/pair.ts';
import { loadPathPair, withSearch } from '../../pairs/path-pair.ts';
import { embedPath, HEIGHT_MESSAGE } from './embed-path.ts';

const Frame = styled.div`
  padding: ${space(4)};
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space(1)} ${space(4)};
  margin-bottom: ${space(3)};
  font-size: ${fontSize.note};
  h1 {
    font-size: ${fontSize.h3};
  }
`;

const OtherWay = styled.a`
  display: grid;
  place-items: center;
  width: ${space(12)};
  height: ${space(9)};
  border: 1px solid ${color.controlBorder};
  border-radius: ${radius.control};
  background: ${color.surface};
`;

interface EmbedData {
  pair: Pair;
  units: readonly UnitDefinition[];
  landmarks: Landmarks;
}

export const page = definePage<EmbedData>({
  load: async (context) => {
    const pathPair = await loadPathPair(context);
    if (pathPair.kind !== 'known') return notFound();
    const { pair, units } = pathPair;
    if (embedPath(pair) !== context.path) return redirect(withSearch(embedPath(pair), context.search));
    const [about] = await Promise.all([loadAbout(pair.from.category), loadConverterParts(pair.from.category)]);
    const title = pairHeading(pair);
    return {
      kind: 'page',
      head: { title, description: `Convert ${pair.from.plural} to ${pair.to.plural}.`, canonical: pairPath(pair) },
      data: { pair, units, landmarks: pairLandmarks(pair, about) },
    };
  },
  Page: EmbedPage,
  searchParams: ['value', 'theme'],
  isEmbeddable: true,
});

function EmbedPage({ data: { pair, units, landmarks } }: PageProps<EmbedData>) {
  const { site } = usePageServices();
  const frame = useRef<HTMLDivElement>(null);
  const [search] = useSearchParams();
  const { view, fields, dispatch } = usePairConverter(pair, units, widgetStyle);
  useEffect(() => (frame.current ? reportHeight(frame.current) : undefined), []);
  const theme = search.get('theme');
  const query = new URLSearchParams({
    value: view.swapText ?? formatForUrl(view.quantity),
    ...(theme === null ? {} : { theme }),
  });
  const back = getPair(pair.to, pair.from);
  return (
    <Frame ref={frame}>
      <Top>
        <h1>{pairHeading(pair)}</h1>
        <a href={pairPath(pair)} target="_blank" rel="noopener">
          {site.name}
        </a>
      </Top>
      <PairForm
        pair={pair}
        view={view}
        fields={fields}
        dispatch={dispatch}
        landmarks={landmarks}
        swap={
          <OtherWay href={`${embedPath(back)}?${query.toString()}`} rel="nofollow" aria-keyshortcuts="Alt+S">
            <Icon name="swap" />
            <VisuallyHidden>Swap units</VisuallyHidden>
          </OtherWay>
        }
      />
    </Frame>
  );
}

function reportHeight(element: Element): () => void {
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    parent.postMessage({ type: HEIGHT_MESSAGE, height }, '*');
  });
  observer.observe(element);
  return () => observer.disconnect();
}
