/** A remote that `npm run dev` composes beside the site's own. Nobody releases it. */
export default {
  name: 'component-review',
  exposes: { './page': './page.tsx' },
  routes: [{ pattern: '/_components', module: './page' }],
};
