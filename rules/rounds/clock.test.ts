import { describe, expect, it } from 'vitest';
import { dayKeyAt, partsOfKey, roundAt, roundFrom, roundOf, roundsOfDay } from './clock.ts';
import { RESERVED_GAME_IDS, ROUND_GAMES, roundGame, roundGameAt } from './games.ts';

const kst = (text: string): number => Date.parse(`${text}+09:00`);
const eos3 = { id: 213, length: 180, cut: 20 };

describe('the rounds of a day', () => {
  it('are numbered from midnight in Seoul', () => {
    const first = roundAt({ id: 211, length: 60, cut: 10 }, kst('2026-01-02T00:00:00'));
    expect(first).toEqual({
      gameId: 211,
      dayKey: '20260102',
      number: 1,
      key: '211-20260102-00001',
      opensAt: kst('2026-01-02T00:00:00'),
      closesAt: kst('2026-01-02T00:00:50'),
      drawsAt: kst('2026-01-02T00:01:00'),
    });
  });

  it('are found by the time: the worked check of the domain', () => {
    const round = roundAt(eos3, kst('2026-01-02T13:37:42'));
    expect(round).toMatchObject({ number: 273, closesAt: kst('2026-01-02T13:38:40') });
    expect(round.drawsAt).toBe(kst('2026-01-02T13:39:00'));
  });

  it('begin the next the instant that one draws', () => {
    const round = roundAt(eos3, kst('2026-01-02T13:37:42'));
    expect(roundAt(eos3, round.drawsAt - 1).key).toBe(round.key);
    expect(roundAt(eos3, round.drawsAt)).toEqual(roundFrom(eos3, round, 1));
    expect(roundFrom(eos3, round, 1).opensAt).toBe(round.drawsAt);
  });

  it('keep the key of their day though the last is drawn at its end', () => {
    const last = roundAt(eos3, kst('2026-01-02T23:59:59.999'));
    expect(last).toMatchObject({ key: '213-20260102-00480', drawsAt: kst('2026-01-03T00:00:00') });
    expect(roundFrom(eos3, last, 1).key).toBe('213-20260103-00001');
    expect(roundFrom(eos3, roundFrom(eos3, last, 1), -1)).toEqual(last);
  });

  it('begin later where the game has an offset: before it the last of the day before is open', () => {
    const venue = { id: 702, length: 180, cut: 10, offset: 45 };
    expect(roundAt(venue, kst('2026-01-02T00:00:44')).key).toBe('702-20260101-00480');
    expect(roundAt(venue, kst('2026-01-02T00:00:45')).key).toBe('702-20260102-00001');
    expect(roundOf(venue, '20260101', 480)?.drawsAt).toBe(kst('2026-01-02T00:00:45'));
  });

  it.each([
    ['number 0', '20260102', 0],
    ['a number after the last', '20260102', 481],
    ['half a round', '20260102', 1.5],
    ['the 30th of February', '20260230', 1],
  ])('have no round of %s', (_, dayKey, number) => {
    expect(roundOf(eos3, dayKey, number)).toBeUndefined();
  });
});

describe('a round’s key', () => {
  it('is read back', () => {
    expect(partsOfKey('213-20260102-00273')).toEqual({
      gameId: 213,
      dayKey: '20260102',
      number: 273,
    });
  });

  it.each(['213-20260102-273', '213-2026-01-02-00273', 'x13-20260102-00273', ''])(
    'is not %j',
    (key) => {
      expect(partsOfKey(key)).toBeUndefined();
    },
  );
});

describe('the games', () => {
  it('are 38 with ids and addresses of their own', () => {
    expect(ROUND_GAMES).toHaveLength(38);
    expect(new Set(ROUND_GAMES.map(({ id }) => id)).size).toBe(38);
    expect(new Set(ROUND_GAMES.map(({ provider, game }) => `${provider}/${game}`)).size).toBe(38);
    expect(roundGameAt('skypark', 'speed_baccarat1')).toBe(roundGame(404));
    expect(roundGameAt('skypark', 'powerball')).toBeUndefined();
  });

  it('have whole rounds in a day, which close before they draw', () => {
    for (const game of ROUND_GAMES) {
      expect(Number.isInteger(roundsOfDay(game)), game.game).toBe(true);
      expect(game.cut, game.game).toBeLessThan(game.length);
    }
  });

  it('leave the reserved ids free', () => {
    for (const id of RESERVED_GAME_IDS) expect(roundGame(id), String(id)).toBeUndefined();
  });

  it('follow one with rounds of the same length', () => {
    for (const game of ROUND_GAMES) {
      if (game.follows === undefined) continue;
      expect(roundGame(game.follows)).toMatchObject({ family: 'powerball', length: game.length });
    }
  });
});

it('a day of Seoul begins nine hours before that of UTC', () => {
  expect(dayKeyAt(Date.parse('2026-01-01T14:59:59Z'))).toBe('20260101');
  expect(dayKeyAt(Date.parse('2026-01-01T15:00:00Z'))).toBe('20260102');
});
