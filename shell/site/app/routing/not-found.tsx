import { useAppServices } from '../services/app-services.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { NOT_FOUND_HEAD } from './shell-heads.ts';
import { useHead } from './use-head.ts';

export function NotFound() {
  useHead(NOT_FOUND_HEAD);
  const { navigation, texts } = useAppServices();
  return <NotFoundPage waysOn={navigation['not-found']} hint={texts.notFoundHint} />;
}
