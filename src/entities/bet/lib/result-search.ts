import { formatKst } from '@/shared/lib/format';
import type { FixtureLeg } from './bet';

/** The query of a link to the result of a leg's match. */
export function resultSearch({ fixtureId, sport, startsAt }: FixtureLeg) {
  // The links of pages are typed by their address alone: the page reads its own search.
  const day = formatKst(startsAt, 'YYYY-MM-DD');
  return { joinCd: undefined, day, sport, match: fixtureId };
}
