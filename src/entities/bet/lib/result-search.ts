import { formatKst } from '@/shared/lib/format';
import { linkSearch } from '@/shared/routes';
import type { FixtureLeg } from './bet';

/** The query of a link to the result of a leg's match. */
export function resultSearch({ fixtureId, sport, startsAt }: FixtureLeg) {
  const day = formatKst(startsAt, 'YYYY-MM-DD');
  return linkSearch({ day, sport, match: fixtureId });
}
