import { expect, it } from 'vitest';
import { kstInstant } from '@/shared/lib/format';
import { resultSearch } from '../search';
import { dayOf, dayText, hrefOf, toResultsQuery } from './result-query';

const now = kstInstant('2026-11-26 00:30:00');
const today = kstInstant('2026-11-26 00:00:00');

it.each([undefined, '2026-02-30'])('%s is today', (day) => {
  expect(dayOf({ day }, now)).toBe(today);
});

it('a day of the address is a midnight in Seoul', () => {
  const search = resultSearch.parse({ day: '2026-11-25', sport: 'baseball' });
  const query = toResultsQuery(search, now);
  expect(query).toEqual({ day: kstInstant('2026-11-25 00:00:00'), sport: 'baseball' });
  expect(dayText(query.day)).toBe('2026-11-25');
});

it('an address has what is no default, and reads what it wrote', () => {
  expect(hrefOf(resultSearch.parse({}))).toBe('/game_result/sports');
  const search = {
    day: '2026-11-25',
    sport: 'football',
    league: 'fb-kr-k1',
    match: 'r693e1973v-k1000002',
    show: 'mine',
  };
  const [, query] = hrefOf(resultSearch.parse(search)).split('?');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual(search);
  expect(resultSearch.parse({ sport: 'chess', day: 'x' })).toEqual({
    league: '',
    match: '',
    show: 'all',
  });
});
