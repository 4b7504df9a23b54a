import { useAppServices, useSearch } from '../services/app-services.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { NOT_FOUND_HEAD, useHead } from './page-head.ts';

export function NotFound() {
  useHead(NOT_FOUND_HEAD);
  const services = useAppServices();
  const { navigation, texts } = services;
  const find = useSearch(services);
  const [searchPage] = navigation.find;
  const search = searchPage && { to: searchPage.to, label: texts.searchField, find };
  return <NotFoundPage waysOn={navigation['not-found']} hint={texts.notFoundHint} search={search} />;
}
