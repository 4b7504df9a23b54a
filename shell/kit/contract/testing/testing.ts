export { openPage } from './open-page.tsx';
export { renderPage, type RenderedPage } from './render-page.tsx';
