/** A remote for `npm run dev` only. It is never released. */
export default {
  name: 'component-review',
  exposes: { './page': './page.tsx' },
  routes: [{ pattern: '/_components', module: './page' }],
};
