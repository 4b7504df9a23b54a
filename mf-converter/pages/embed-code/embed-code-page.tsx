import {
  Breadcrumbs,
  Button,
  Link,
  PageHeading,
  PageLayout,
  Prose,
  Section,
  Select,
  TextArea,
  usePageServices,
  useSearchParams,
} from '@site/shell-contract';
import { useState } from 'react';
import { pairHeading, pairOf } from '../../pairs/pair.ts';
import type { Pair } from '../../pairs/pair.ts';
import { CopyButton } from '../../spreadsheet/copy-button.tsx';
import { ActionRow } from '../../spreadsheet/list-actions.tsx';
import { ToolForm, WithoutScripts } from '../../spreadsheet/form-layout.ts';
import { SameUnits, UnitFields, useUnitChoice } from '../../spreadsheet/unit-choice.tsx';
import type { ChoiceData } from '../../spreadsheet/unit-choice.tsx';
import { SectionStack } from '../../ui/section-stack.ts';
import { embedPath } from '../embed/embed-path.ts';
import { HEIGHT_SNIPPET, embedAddress, frameSnippet, themeOf } from './embed-snippet.ts';
import type { EmbedTheme } from './embed-snippet.ts';
import { EMBED_BREADCRUMBS } from './head.ts';

export function EmbedCodePage(data: ChoiceData) {
  const [search] = useSearchParams();
  const choice = useUnitChoice(data);
  const [theme, setTheme] = useState(themeOf(search.get('theme')));
  const { from, to } = choice;
  return (
    <PageLayout>
      <Breadcrumbs items={EMBED_BREADCRUMBS} />
      <PageHeading lead="Put a converter with a double scale on your own page. It’s free, and it sets no cookies.">
        Embed a Converter
      </PageHeading>
      <SectionStack>
        <ToolForm onSubmit={(event) => event.preventDefault()}>
          <UnitFields categories={data.categories} choice={choice} />
          <Select
            label="Colors"
            name="theme"
            value={theme}
            onChange={({ currentTarget }) => setTheme(themeOf(currentTarget.value))}
          >
            <option value="">Same as the visitor’s device</option>
            <option value="light">Light</option>
            <option value="dark">Dark</option>
          </Select>
          <WithoutScripts>
            <Button type="submit">Make the code</Button>
          </WithoutScripts>
        </ToolForm>
        {from && to && from.id !== to.id ? <Code pair={pairOf(from, to)} theme={theme} /> : <SameUnits />}
        <AboutEmbedding />
      </SectionStack>
    </PageLayout>
  );
}

function Code({ pair, theme }: { pair: Pair; theme: EmbedTheme }) {
  const { site } = usePageServices();
  const address = embedAddress(site.url, embedPath(pair), theme);
  const snippet = frameSnippet(address, `${pairHeading(pair)} converter`);
  return (
    <Section title="Your code">
      <ToolForm as="div">
        <TextArea label="Paste this where the converter goes" readOnly rows={4} spellCheck={false} value={snippet} />
        <ActionRow>
          <CopyButton label="Copy code" textOf={() => snippet} />
        </ActionRow>
        <p>
          <a href={address} target="_blank" rel="noopener">
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
      </ToolForm>
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
            Add <code>?value=5</code> to the address, or <code>&amp;value=5</code> after a theme, to start with another
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
