export interface MetricReference {
  metric: string;
  labels: string[];
}

const WORDS = new Set([
  'by',
  'without',
  'on',
  'ignoring',
  'group_left',
  'group_right',
  'bool',
  'and',
  'or',
  'unless',
  'offset',
]);
const PART_OF_HISTOGRAM = /_(?:bucket|sum|count)$/;

/** Returns the metrics with the labels that select their series, and all labels in groupings. */
export function referencesIn(query: string): { metrics: MetricReference[]; groupedBy: string[] } {
  const groupedBy: string[] = [];
  const rest = query
    .replace(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g, (_, names: string) => {
      groupedBy.push(
        ...names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean),
      );
      return ' ';
    })
    .replace(/\[[^\]]*\]/g, ' ');
  const metrics = [...rest.matchAll(/\b([a-zA-Z_:][\w:]*)\b\s*(\{[^}]*\})?(?!\s*\()/g)].flatMap(
    ([, name = '', selector = '']) => {
      const labels = [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);
      return WORDS.has(name) ? [] : [{ metric: name, labels }];
    },
  );
  return { metrics, groupedBy };
}

/** Includes each series of a histogram. */
export function exposedMetrics(text: string): Map<string, Set<string>> {
  const told = new Map<string, Set<string>>();
  const formatLabels = (name: string) => {
    const labels = told.get(name) ?? new Set();
    told.set(name, labels);
    return labels;
  };
  const histograms = new Set([...text.matchAll(/^# TYPE (\w+) histogram$/gm)].map(([, name = '']) => name));
  for (const [, name = ''] of text.matchAll(/^# TYPE (\w+) (?:counter|gauge)$/gm)) formatLabels(name);
  for (const name of histograms) for (const part of ['_bucket', '_sum', '_count']) formatLabels(name + part);
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)\{(.*)\} \S+$/gm)) {
    if (told.has(name) || histograms.has(name.replace(PART_OF_HISTOGRAM, '')))
      for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) formatLabels(name).add(label);
  }
  return told;
}
