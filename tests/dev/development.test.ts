// One after the other: each edits the very sources that the other's site watches.
import './hot-reload.suite.ts';
import './component-review.suite.ts';
