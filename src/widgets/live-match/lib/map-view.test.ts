import { expect, it } from 'vitest';
import { sampleGame, sampleRounds } from '@/features/match-course/testing';
import { mapText, mapViewOf } from './map-view';
import { stateOf } from './sample-state';

it('is what has been taken in the latest map', () => {
  const game = sampleGame('e-sports');
  const view = mapViewOf(stateOf(game), game);
  expect(view).toEqual({
    kind: 'objectives',
    tower: { home: 4, away: 1 },
    dragon: { home: 2, away: 1 },
    baron: { home: 1, away: 0 },
  });
  expect(view && mapText(view)).toBe('타워 4:1, 드래곤 2:1, 바론 1:0');
});

it('is who has won each round, as far as that is kept', () => {
  const view = mapViewOf(stateOf(sampleRounds), sampleRounds);
  expect(view).toMatchObject({ kind: 'rounds', maps: { home: 1, away: 0 } });
  expect(view?.kind === 'rounds' && view.winners.join()).toBe(
    'home,home,away,home,away,away,home,home,home,away,away,home,home,away,away',
  );
  const late = { ...sampleRounds, events: sampleRounds.events.slice(-3) };
  const kept = mapViewOf(stateOf(late), late);
  expect(kept?.kind === 'rounds' && kept.winners.filter((side) => side === null)).toHaveLength(12);
  expect(view && mapText(view)).toBe('라운드 8:7');
});

it('is unknown before the first map, and where a feed has only who won maps', () => {
  expect(mapViewOf(null, { events: [] })).toBeNull();
  const { scores } = sampleGame('e-sports');
  expect(mapViewOf(null, { scores, events: [] })).toBeNull();
});
