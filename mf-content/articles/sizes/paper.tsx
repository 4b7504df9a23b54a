import { isoA, isoB, isoC, japaneseB } from '@site/catalog/facts/paper-sizes';
import { DataTable, Link } from '@site/shell-contract';
import { type ArticleFile, SIZES_BREADCRUMB } from '../article.ts';
import { ISO } from '../source.ts';

const INCH = 25.4;
const inInches = (width: number, height: number) => `${(width / INCH).toFixed(2)} × ${(height / INCH).toFixed(2)}`;

const METRIC_COLUMNS = [{ label: 'Size' }, { label: 'Millimeters' }, { label: 'Inches, rounded' }];
const formatRows = (sheets: typeof isoA) =>
  sheets.map(({ name, width, height }) => [name, `${width} × ${height}`, inInches(width, height)]);

const series = (
  <>
    <p>
      A0 has an area of one square meter, and its sides have a ratio of 1 to √2. Cut it in half across the longer side,
      and you get A1 with the same proportions, and so on down to A10. That’s why a copier fits two A4 pages on one, and
      why A3 is A4 enlarged to 141 percent. Each size is rounded down to whole millimeters.
    </p>
    <p>
      B sizes fill the gaps between A sizes: B4 is between A3 and A4. ISO 216 allows each side to differ by 1.5
      millimeters up to 150 millimeters, by 2 up to 600, and by 3 beyond.
    </p>
    <DataTable caption="A sizes of ISO 216" columns={METRIC_COLUMNS} rows={formatRows(isoA)} />
    <DataTable caption="B sizes of ISO 216" columns={METRIC_COLUMNS} rows={formatRows(isoB)} />
    <p>
      Japan’s B sizes are larger. JIS P 0138 starts at 1030 × 1456 millimeters instead of 1000 × 1414, so a Japanese B5
      notebook is {size(japaneseB[5])} millimeters and an ISO one {size(isoB[5])}. Japan’s A sizes are the same as
      everyone else’s.
    </p>
  </>
);

function size(sheet: (typeof isoA)[number] | undefined): string {
  return sheet ? `${sheet.width} × ${sheet.height}` : '';
}

/** Widths and heights are in inches. */
const AMERICAN: readonly (readonly [name: string, text: string, width: number, height: number])[] = [
  ['Statement (half letter)', '5 1/2 × 8 1/2', 5.5, 8.5],
  ['Letter (ANSI A)', '8 1/2 × 11', 8.5, 11],
  ['Legal', '8 1/2 × 14', 8.5, 14],
  ['Tabloid, Ledger (ANSI B)', '11 × 17', 11, 17],
  ['ANSI C', '17 × 22', 17, 22],
  ['ANSI D', '22 × 34', 22, 34],
  ['ANSI E', '34 × 44', 34, 44],
];

const american = (
  <>
    <p>
      The United States and Canada print on Letter. It’s 5.9 millimeters wider than A4 and 17.6 millimeters shorter, so
      a document made for one loses a strip of margin on the other; print at “fit to page.” ASME Y14.1 names the sizes A
      to E for drawings. Their proportions alternate, so Letter doesn’t fill Tabloid when you enlarge it.
    </p>
    <DataTable
      caption="American sizes"
      columns={[{ label: 'Size' }, { label: 'Inches' }, { label: 'Millimeters' }]}
      rows={AMERICAN.map(([name, text, width, height]) => [
        name,
        text,
        `${(width * INCH).toFixed(1)} × ${(height * INCH).toFixed(1)}`,
      ])}
    />
  </>
);

const envelopes = (
  <>
    <p>
      A C envelope holds the A sheet with the same number flat: C4 takes A4, and C5 takes A4 folded once. DL, 110 × 220
      millimeters, takes A4 folded in three. The American business envelope, No. 10, is 4 1/8 by 9 1/2 inches or 104.8 ×
      241.3 millimeters, for Letter folded in three.
    </p>
    <DataTable caption="C envelopes of ISO 269" columns={METRIC_COLUMNS} rows={formatRows(isoC)} />
    <p>
      To convert any other sheet, see <Link to="/converter/length/mm-to-inches">millimeters to inches</Link>.
    </p>
  </>
);

export const article: ArticleFile = {
  navigation: { sitemap: { order: 25, label: 'Paper Sizes' } },
  label: 'Paper',
  parent: SIZES_BREADCRUMB,
  title: 'Paper Sizes',
  description:
    'A, B, and C sizes of ISO 216 and ISO 269 in millimeters and inches, American Letter, Legal, and ANSI sizes, Japanese B sizes, and envelopes.',
  lead: 'The exact sizes of A4, Letter, and the rest, and why one doesn’t fit the other.',
  sections: [
    { id: 'series', title: 'A and B sizes', body: series },
    { id: 'american', title: 'Letter, Legal, and ANSI sizes', body: american },
    { id: 'envelopes', title: 'Envelopes', body: envelopes },
  ],
  sources: [
    [ISO, 'ISO 216: Writing paper and certain classes of printed matter: Trimmed sizes, A and B series', '2007'],
    [ISO, 'ISO 269: Correspondence envelopes: Designation and sizes', '1985'],
    ['Japanese Industrial Standards', 'JIS P 0138: Writing paper: Trimmed sizes'],
    ['American Society of Mechanical Engineers', 'ASME Y14.1: Drawing Sheet Size and Format'],
  ],
};
