import { describe, expect, jest, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { ReactElement, ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { SearchAnswerView } from '../search/search-answer.tsx';
import * as kit from './ui-kit.ts';
import { GlobalStyle } from './theme/global-style.tsx';

const { Accordion, AdSlot, Breadcrumbs, Button, ButtonLink, Card, CardGrid, CardLink, Container, DataTable } = kit;
const { EmptyState, Icon, PageHeading, PageLayout, Prose, RulerTicks, Section, Select, Skeleton } = kit;
const { TextArea, TextField, VisuallyHidden } = kit;

const COLUMNS = [{ label: 'ft' }, { label: 'm', figures: true }];
const TRAIL = [{ label: 'Home', to: '/' }, { label: 'Length' }];
const OPTIONS = ['Feet', 'Meters'].map((unit) => <option key={unit}>{unit}</option>);
const ALTERNATIVES = [{ q: '5.3 ft to cm', label: '5.3 feet in centimeters' }];
const RESULT = { kind: 'result', reading: '5 ft', text: '1.524 m', isExact: true, more: ['= 152.4 cm'] } as const;
const MESSAGE = { kind: 'message', message: '“fathms” isn’t a unit we recognize.' } as const;

const EXAMPLES: Readonly<Record<string, readonly ReactElement[]>> = {
  Accordion: [<Accordion items={['A', 'B'].map((title) => ({ title, content: <p>{title}</p> }))} />],
  AdSlot: [<AdSlot />],
  Breadcrumbs: [<Breadcrumbs items={TRAIL} />],
  Button: [
    <Button>Convert</Button>,
    <Button variant="quiet" disabled>
      <Icon name="copy" size={20} />
    </Button>,
  ],
  ButtonLink: [<ButtonLink to="/">Home</ButtonLink>, <ButtonLink to="/about-units" variant="secondary" />],
  Card: [<Card>1 foot</Card>, <Card $ruled>1 foot</Card>],
  CardGrid: [<CardGrid least="8rem">{['Length', 'Area']}</CardGrid>],
  CardLink: [
    <CardLink to="/" title="Home" />,
    <CardLink to="/" title="Home" icon="M0 0">
      Start here.
    </CardLink>,
  ],
  Container: [<Container>As wide as the site.</Container>],
  DataTable: [<DataTable caption="Found" columns={COLUMNS} rows={[['1', '0.3']]} long />],
  EmptyState: [
    <EmptyState heading="Nothing" level="h1" action={<Button>Clear</Button>}>
      Try “foot”.
    </EmptyState>,
  ],
  GlobalStyle: [<GlobalStyle />],
  Icon: [<Icon name="check" />, <Icon path="M0 0" size={48} />],
  PageHeading: [<PageHeading>Sitemap</PageHeading>, <PageHeading lead="Type a number.">Feet</PageHeading>],
  PageLayout: [<PageLayout>Content</PageLayout>, <PageLayout aside={<Card>Aside</Card>}>Content</PageLayout>],
  Prose: [
    <Prose>
      <p>Text</p>
    </Prose>,
  ],
  RulerTicks: [<RulerTicks />],
  SearchAnswerView: [
    <SearchAnswerView answer={{ ...RESULT, alternatives: ALTERNATIVES }} size="large" addressOf={(q) => `/${q}`} />,
    <SearchAnswerView answer={{ ...MESSAGE, alternatives: ALTERNATIVES }} size="small" onTake={() => {}} />,
  ],
  Section: [<Section title="Formula">Multiply.</Section>],
  Select: [
    <Select label="Unit" error="Choose another">
      {OPTIONS}
    </Select>,
  ],
  Skeleton: [<Skeleton />, <Skeleton count={4} width="14rem" height="2.4rem" />],
  TextArea: [<TextArea label="Message" hint="In English" error="Too short" />],
  TextField: [<TextField label="Name" />, <TextField label="Value" hint="A number" error="Not a number" disabled />],
  VisuallyHidden: [<VisuallyHidden>Text</VisuallyHidden>],
};

function render(content: ReactNode) {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(sheet.collectStyles(<MemoryRouter>{content}</MemoryRouter>));
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
}

describe('the UI kit', () => {
  test('has an example of each component', () => {
    const components = Object.keys({ ...kit, GlobalStyle, SearchAnswerView }).filter((name) => /^[A-Z]/.test(name));
    expect(Object.keys(EXAMPLES)).toEqual(components.sort());
  });

  test.each(Object.keys(EXAMPLES))('renders valid markup for %s on the server, without warnings', (name) => {
    const complaints = (['error', 'warn'] as const).map((level) =>
      jest.spyOn(console, level).mockImplementation(() => {}),
    );
    for (const example of EXAMPLES[name] ?? []) {
      const { html } = render(example);
      // The content security policy blocks inline styles.
      expect(html).not.toMatch(/ style=/);
      const ids = attributes(html, 'id');
      expect(new Set(ids).size).toBe(ids.length);
      const references = ['for', 'aria-labelledby', 'aria-describedby'].flatMap((name) => attributes(html, name));
      expect(references.flatMap((reference) => reference.split(' ')).filter((id) => !ids.includes(id))).toEqual([]);
      // A button without a type submits its form.
      expect(html).not.toMatch(/<button(?![^>]* type=)|<svg(?![^>]* aria-)/);
    }
    expect(complaints.flatMap((spy) => spy.mock.calls)).toEqual([]);
    for (const spy of complaints) spy.mockRestore();
  });

  test('marks the current page of the breadcrumbs', () => {
    expect(render(<Breadcrumbs items={TRAIL} />).html).toContain('<li><span aria-current="page">Length</span></li>');
  });

  test('connects a field to its hint and its error, and marks it invalid', () => {
    const { html } = render(<TextField id="name" label="Name" hint="As you like it" error="Too short" />);
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="name-hint name-error"/);
    expect(html).toContain('id="name-error"');
    expect(render(<TextField id="name" label="Name" />).html).not.toMatch(/aria-invalid|aria-describedby/);
  });

  test('opens one item of an accordion at a time, because its details share a name', () => {
    const names = attributes(render(EXAMPLES['Accordion']?.[0]).html, 'name');
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });

  test('gives a table a caption, row headers, and a box that the keyboard can scroll', () => {
    const { html } = render(EXAMPLES['DataTable']?.[0]);
    expect(html).toMatch(/role="region" aria-labelledby="([^"]+)" tabindex="0"[^>]*>.*<caption id="\1">/);
    expect(html).toContain('<th scope="row">1</th><td class="figures"><span translate="no">0.3</span></td>');
  });

  test('defines both color schemes and the visitor’s override in the global style', () => {
    const { styles } = render(<GlobalStyle />);
    expect(styles).toMatch(/prefers-color-scheme:\s?dark/);
    expect(styles).toContain('data-theme');
    expect(styles).toContain('prefers-reduced-motion');
  });
});
