// One after the other: each starts a site with all of its watching builds, and two at once are more than two cores carry.
import './hot-reload.suite.ts';
import './component-review.suite.ts';
