import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GAMES, isVenue } from '#rules/rounds/round.ts';
import { ROUND_TABLES } from '#rules/rounds/tables.gen.ts';
import type { RoundMarket } from '#rules/rounds/tables.ts';
import type { VirtualCard } from '#rules/rounds/virtual.ts';
import { virtualMarkets } from '#rules/rounds/virtual-odds.ts';
import { labelModule, readRoundRows } from '../../../../scripts/lib/round-tables.ts';
import { labelParts, marketLabel, pickLabel, selectionLabel } from './labels';
import { gameTitle, roundTitle, runnerName, teamName, venueTitle } from './names';

const cards: Record<string, VirtualCard> = {
  soccer: { sport: 'soccer', strength: 2, home: 0, away: 15 },
  basketball: { sport: 'basketball', lead: 3, home: 0, away: 11 },
  horse: { sport: 'horse', weights: [22, 18, 15, 13, 11, 9, 7, 5] },
  dog: { sport: 'dog', weights: [26, 21, 17, 14, 12, 10] },
};

const all = GAMES.map((game) => {
  const card = isVenue(game) ? cards[game.sport] : undefined;
  const table = isVenue(game) ? {} : (ROUND_TABLES[game.table] ?? {});
  const ofTable = Object.entries(table).map(([market, selections]) => ({ market, selections }));
  const markets: readonly RoundMarket[] = card ? virtualMarkets(card) : ofTable;
  return { id: game.id, title: gameTitle(game.id), card, markets };
});

it.each(all)(
  'names each selection of $id $title, none as another',
  ({ id, card, markets, title }) => {
    expect(title).toMatch(/[가-힣]/);
    expect(title).not.toBe('미니게임');
    expect(markets.length).toBeGreaterThan(0);
    for (const { market, selections } of markets) {
      expect(marketLabel(id, market), market).toMatch(/[가-힣]/);
      for (const of of new Set([card, undefined])) {
        const labels = selections.map(({ selection }) => selectionLabel(id, market, selection, of));
        expect(new Set(labels).size, market).toBe(selections.length);
        for (const label of labels)
          expect(label).toMatch(/[가-힣]|^[\d~]+$|^J,Q,K,A$|^[A-F] \(.+\)$/);
      }
    }
  },
);

it('is generated from the table of the domain', () => {
  const file = join(import.meta.dirname, 'labels.gen.ts');
  expect(readFileSync(file, 'utf8')).toBe(labelModule(readRoundRows()));
});

it.each([
  [213, 'p-oe', 'odd', '파워볼 홀짝 홀'],
  [213, 'p-num', '7', '파워볼 숫자 7'],
  [303, 'triple', '222', '트리플 2'],
  [501, 'line', '1-6', '라인 1-6'],
  [501, 'straight', '0', '스트레이트 0'],
  [502, 'hilo', 'hi@7', '하이로우 하이 (기준 7)'],
  [702, '1x2', '1', '승무패 한강 유나이티드 승'],
  [712, 'hcp', 'hcp-home', '핸디캡 한밭 드래곤즈 -3.5'],
  [712, 'hcp', 'hcp-away', '핸디캡 한빛 스파크 +3.5'],
  [712, 'ou', 'over', '언더오버 오버 212.5'],
  [721, 'win', '5', '단승 5번 달빛산책'],
  [721, 'exacta', '2-5', '쌍승 2번 청자빛 → 5번 달빛산책'],
  [721, 'quinella', '2-5', '복승 2번 청자빛 · 5번 달빛산책'],
])('names a pick on its own: %d %s %s', (gameId, market, selection, text) => {
  const game = GAMES.find(({ id }) => id === gameId);
  const card = game && isVenue(game) ? cards[game.sport] : undefined;
  expect(pickLabel(gameId, market, selection, card)).toBe(text);
});

it('names rounds, venues, teams and runners', () => {
  expect([roundTitle(213, 374), roundTitle(721, 374)]).toEqual(['374회차', '374경주']);
  expect([venueTitle(701), gameTitle(701)]).toEqual(['유로컵', '가상축구 유로컵']);
  for (const venue of [701, 702, 703, 704]) {
    const teams = Array.from({ length: 16 }, (_, number) => teamName(venue, number));
    expect(new Set(teams).size).toBe(16);
    expect(teams.join()).not.toMatch(/\d/);
  }
  for (const [venue, count] of [
    [721, 8],
    [722, 8],
    [723, 8],
    [731, 6],
    [732, 6],
  ] as const) {
    const runners = Array.from({ length: count }, (_, at) => runnerName(venue, at + 1));
    expect(new Set(runners).size).toBe(count);
    expect(runners.join()).not.toMatch(/\d/);
  }
  expect([gameTitle(999), teamName(701, 99), runnerName(721, 9)]).toEqual([
    '미니게임',
    '100팀',
    '9번',
  ]);
});

it('takes a label apart where it says what it covers', () => {
  expect(labelParts('언더 (0~4)')).toEqual({ name: '언더', note: '0~4' });
  expect(labelParts('홀')).toEqual({ name: '홀', note: null });
});
