import { Link, Prose, Section, TextArea, usePageServices, useSearchParams } from '@site/shell-contract';
import { useState } from 'react';
import { pairHeading, getPair, type Pair } from '../../pairs/pair.ts';
import { ActionRow } from '../../spreadsheet/list-actions.tsx';
import { FormStack, ToolForm, toolHead } from '../../spreadsheet/tool-form.tsx';
import { SameUnits, useUnitChoice, type ChoiceData } from '../../spreadsheet/unit-choice.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { OptionSelect, readOption } from '../../ui/option-select.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { embedPath, HEIGHT_MESSAGE } from './embed-path.ts';

export const embedCodeHead = toolHead('Embed a Converter', {
  title: 'Embed a Unit Converter on Your Website',
  description:
    'Put a unit converter with a double scale on your own page: one iframe, no cookies, no tracking, light or dark.',
  canonical: '/embed',
});

const THEMES = [
  { value: '', label: 'Same as the visitor’s device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
type EmbedTheme = (typeof THEMES)[number]['value'];

export function EmbedCodePage(data: ChoiceData) {
  const [search] = useSearchParams();
  const choice = useUnitChoice(data);
  const [theme, setTheme] = useState<EmbedTheme>(() => readOption(THEMES, search.get('theme')));
  const { from, to } = choice;
  return (
    <PageFrame
      breadcrumbs={embedCodeHead.breadcrumbs}
      heading="Embed a Converter"
      lead="Put a converter with a double scale on your own page. It’s free, and it sets no cookies."
    >
      <ToolForm categories={data.categories} choice={choice} submitLabel="Make the code">
        <OptionSelect label="Colors" name="theme" value={theme} options={THEMES} onChoose={setTheme} />
      </ToolForm>
      {from && to && from.id !== to.id ? <Code pair={getPair(from, to)} theme={theme} /> : <SameUnits />}
      <AboutEmbedding />
    </PageFrame>
  );
}

const FRAME_HEIGHT = 540;

const HEIGHT_SNIPPET = `<script>
  addEventListener('message', ({ source, data }) => {
    if (data?.type !== '${HEIGHT_MESSAGE}') return;
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.height = data.height;
  });
</script>`;

function Code({ pair, theme }: { pair: Pair; theme: EmbedTheme }) {
  const { site } = usePageServices();
  const pageUrl = `${site.url}${embedPath(pair)}${theme === '' ? '' : `?theme=${theme}`}`;
  const title = `${pairHeading(pair)} converter`;
  const snippet = [
    `<iframe src="${pageUrl}" title="${title}" width="100%" height="${FRAME_HEIGHT}" style="border: 0" loading="lazy"`,
    '  sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>',
  ].join('\n');
  return (
    <Section title="Your code">
      <FormStack>
        <TextArea label="Paste this where the converter goes" readOnly rows={4} spellCheck={false} value={snippet} />
        <ActionRow>
          <CopyButton label="Copy code" getText={() => snippet} />
        </ActionRow>
        <p>
          <a href={pageUrl} target="_blank" rel="noopener">
            Open this converter by itself
          </a>
        </p>
        <TextArea
          label="Add this once per page to fit the frame’s height"
          hint="Optional. Without it, the frame stays 540 pixels high."
          readOnly
          rows={8}
          spellCheck={false}
          value={HEIGHT_SNIPPET}
        />
      </FormStack>
    </Section>
  );
}

function AboutEmbedding() {
  return (
    <Section title="Good to know">
      <Prose>
        <ul>
          <li>
            The frame runs in a sandbox. It has no cookies, no storage, and no analytics, so it needs no consent banner.
          </li>
          <li>
            If your page has a Content-Security-Policy, allow this site in <code>frame-src</code>.
          </li>
          <li>
            Add <code>?value=5</code> to the URL, or <code>&amp;value=5</code> after a theme, to start with another
            number.
          </li>
          <li>Search engines list the converter’s own page, not the frame.</li>
        </ul>
        <p>
          If you need only the results, use the API: see <Link to="/developers">Developers</Link>.
        </p>
      </Prose>
    </Section>
  );
}
