const { abs, log, log1p, PI } = Math;

/** What was seen of one of the two releases. */
export interface Sample {
  views: number;
  /** At most one of a view. */
  failures: number;
}

export interface TestRule {
  /** By how much the canary's rate of failures may be higher, from 0 to 1. */
  margin: number;
  /** The most that is accepted of sound canaries found worse, from 0 to 1: however long one runs, and however often is looked. */
  falseAlarms: number;
  /** Views of each before anything is found, unless every view of the canary has failed. */
  minViews: number;
}

/** Whether the canary's rate of failures is higher than the current release's by more than the margin. May be asked after each view. */
export function isWorse(canary: Sample, current: Sample, { margin, falseAlarms, minViews }: TestRule): boolean {
  const hasOnlyFailed = canary.views > 0 && canary.failures === canary.views;
  // The test is valid at any number of views. The minimum is for operators, who distrust a verdict on a few of many.
  if (!hasOnlyFailed && (canary.views < minViews || current.views < minViews)) return false;
  return logEvidence(canary, current, margin) >= log(1 / falseAlarms);
}

/**
 * The logarithm of an e-value against "the canary's rate is at most the current one's plus the margin": the likelihood of what was seen,
 * mixed over all pairs of rates, against the greatest that any allowed pair gives it. For the true pair this is at most a martingale that
 * begins at 1, which reaches 1/α with a probability of α at most over all times (Ville, 1939): so one may look after each view and stop
 * at will. Exact for small counts and rates near 0 too, where a normal approximation is not.
 * Sources: Robbins, "Statistical methods related to the law of the iterated logarithm" (1970), for mixtures; Wasserman, Ramdas and
 * Balakrishnan, "Universal inference" (2020), for the composite null; Turner, Ly and Grünwald, "Generic E-variables for exact sequential
 * k-sample tests that allow for optional stopping" (2024), for two Bernoulli rates.
 */
export function logEvidence(canary: Sample, current: Sample, margin: number): number {
  if (canary.views === 0 || current.views === 0) return 0;
  if (canary.failures / canary.views <= current.failures / current.views + margin) return 0;
  return logMixture(canary) + logMixture(current) - greatestAllowed(canary, current, margin);
}

/** The likelihood under rates that are distributed as Beta(½, ½), which loses least against the best rate (Krichevsky and Trofimov, 1981). */
function logMixture({ views, failures }: Sample): number {
  return logGamma(failures + 0.5) + logGamma(views - failures + 0.5) - logGamma(views + 1) - log(PI);
}

/** In logarithms: too little to matter. */
const ACCURACY = 1e-4;

/**
 * The greatest likelihood on the edge of what is allowed, where it is when the rates that were seen lie beyond. It is concave along the edge,
 * and greatest between the two rates. Never too small, for the evidence must not be too much.
 */
function greatestAllowed(canary: Sample, current: Sample, margin: number): number {
  const slope = (rate: number) => slopeAt(current, rate) + slopeAt(canary, rate + margin);
  let low = current.failures / current.views;
  let high = canary.failures / canary.views - margin;
  for (;;) {
    const middle = (low + high) / 2;
    const rise = slope(middle);
    // What the tangent says of the rest of the interval is more than any of it.
    const beyond = (abs(rise) * (high - low)) / 2;
    if (beyond < ACCURACY) return logLikelihood(current, middle) + logLikelihood(canary, middle + margin) + beyond;
    if (rise > 0) low = middle;
    else high = middle;
  }
}

function logLikelihood({ views, failures }: Sample, rate: number): number {
  return (failures > 0 ? failures * log(rate) : 0) + (views > failures ? (views - failures) * log1p(-rate) : 0);
}

function slopeAt({ views, failures }: Sample, rate: number): number {
  return (failures > 0 ? failures / rate : 0) - (views > failures ? (views - failures) / (1 - rate) : 0);
}

/** Stirling's series, from 10 on, where its next term is below 1e-10 (Abramowitz and Stegun, 6.1.41). */
function logGamma(x: number): number {
  let [shifted, product] = [x, 1];
  while (shifted < 10) {
    product *= shifted;
    shifted += 1;
  }
  const inverse = 1 / (shifted * shifted);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / shifted;
  return (shifted - 0.5) * log(shifted) - shifted + 0.5 * log(2 * PI) + series - log(product);
}
