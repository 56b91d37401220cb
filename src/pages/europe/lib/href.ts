import { searchHref } from '@/shared/routes';
import type { EuropeSearch } from '../search';

export function europeHref(search: Partial<EuropeSearch>): string {
  return searchHref('/europe', search);
}
