const { abs, log, log1p, PI } = Math;

export interface Sample {
  views: number;
  /** At most one per view. */
  failures: number;
}

export interface TestRule {
  /** Allowed increase of the canary's failure rate, from 0 to 1. */
  margin: number;
  /** Maximum probability of aborting a sound canary, from 0 to 1, regardless of duration and number of checks. */
  falseAlarms: number;
  /** Minimum views per release, unless every canary view failed. */
  minViews: number;
}

/** Can be called after every view. */
export function isWorse(canary: Sample, current: Sample, { margin, falseAlarms, minViews }: TestRule): boolean {
  const hasOnlyFailed = canary.views > 0 && canary.failures === canary.views;
  // The test is valid for any number of views. The minimum is for operators, who distrust small samples.
  if (!hasOnlyFailed && (canary.views < minViews || current.views < minViews)) return false;
  return logEvidence(canary, current, margin) >= log(1 / falseAlarms);
}

/**
 * Log of an e-value against "the canary's rate is at most the current rate plus the margin": the likelihood mixed over
 * all pairs of rates, divided by the maximum over allowed pairs. Under the true pair it is bounded by a martingale that
 * starts at 1 and ever reaches 1/α with probability at most α (Ville, 1939), so checking after each view is valid.
 * Exact for small counts and rates near 0, unlike a normal approximation. Sources: Robbins, "Statistical methods
 * related to the law of the iterated logarithm" (1970), for mixtures; Wasserman, Ramdas and Balakrishnan, "Universal
 * inference" (2020), for the composite null; Turner, Ly and Grünwald, "Generic E-variables for exact sequential
 * k-sample tests that allow for optional stopping" (2024), for two Bernoulli rates.
 */
export function logEvidence(canary: Sample, current: Sample, margin: number): number {
  if (canary.views === 0 || current.views === 0) return 0;
  if (canary.failures / canary.views <= current.failures / current.views + margin) return 0;
  return logMixture(canary) + logMixture(current) - greatestAllowed(canary, current, margin);
}

/** Beta(½, ½) prior, which minimizes regret against the best rate (Krichevsky and Trofimov, 1981). */
function logMixture({ views, failures }: Sample): number {
  return logGamma(failures + 0.5) + logGamma(views - failures + 0.5) - logGamma(views + 1) - log(PI);
}

/** The accuracy is in natural-log units. */
const ACCURACY = 1e-4;

/**
 * Maximum likelihood on the boundary of the allowed rates, which holds the optimum when the observed rates lie beyond
 * it. The function is concave there and peaks between the two rates. Rounds up, so the evidence is never overstated.
 */
function greatestAllowed(canary: Sample, current: Sample, margin: number): number {
  const slope = (rate: number) => slopeAt(current, rate) + slopeAt(canary, rate + margin);
  let low = current.failures / current.views;
  let high = canary.failures / canary.views - margin;
  for (;;) {
    const middle = (low + high) / 2;
    const rise = slope(middle);
    // The tangent bounds the rest of the interval from above.
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

/** Stirling's series from 10 on, where the next term is below 1e-10 (Abramowitz and Stegun, 6.1.41). */
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
