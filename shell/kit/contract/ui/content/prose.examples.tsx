import { Link, Prose } from '@site/shell-contract';
import { examples } from '@site/shell-contract/examples';

export default examples({
  component: 'Prose',
  examples: [
    {
      name: 'with headings, lists, and links',
      element: (
        <Prose>
          <h2>Where the foot comes from</h2>
          <p>
            Nearly every culture measured in feet, and hardly any two feet were the same. See{' '}
            <Link to="/about-units">about units</Link>.
          </p>
          <h3>The agreement of 1959</h3>
          <ul>
            <li>1 yard is exactly 0.9144 m.</li>
            <li>1 foot is a third of that.</li>
          </ul>
          <ol>
            <li>Multiply by 3048.</li>
            <li>Divide by 10,000.</li>
          </ol>
        </Prose>
      ),
    },
    {
      name: 'with a quotation, terms, code and small print',
      element: (
        <Prose>
          <blockquote>For all times, for all peoples.</blockquote>
          <dl>
            <dt>Meter</dt>
            <dd>The distance light travels in 1/299,792,458 of a second.</dd>
            <dt>Foot</dt>
            <dd>
              <code>0.3048 m</code>
            </dd>
          </dl>
          <p>
            <small>As of 2019.</small>
          </p>
        </Prose>
      ),
    },
  ],
});
