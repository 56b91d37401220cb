import { expect, it } from 'vitest';
import type { Answer, GamesApi, Opened } from '../lib/api.ts';
import type { PlayStore } from '../lib/kept-play.ts';
import { openPlay } from './open-play.ts';

function setUp(kept: string | null) {
  const calls: string[] = [];
  const answer = (playId: string) =>
    Promise.resolve<Answer<Opened>>({ ok: true, data: { playId } as Opened });
  const store: PlayStore = {
    read: () => kept,
    write: (...args) => void calls.push(`write ${args.join(' ')}`),
  };
  const api: Pick<GamesApi, 'open' | 'state'> = {
    open(token) {
      calls.push(`open ${token}`);
      return answer('p2');
    },
    state(playId) {
      calls.push(`state ${playId}`);
      return answer(playId);
    },
  };
  return { calls, options: { api: api as GamesApi, store, gameId: 'g', token: 't' } };
}

it('opens with the token of the address and keeps the play for a reload', async () => {
  const { calls, options } = setUp(null);
  await openPlay(options);
  expect(calls).toEqual(['open t', 'write g t p2']);
});

it('goes on with the play that the tab has kept', async () => {
  const { calls, options } = setUp('p1');
  await openPlay(options);
  expect(calls).toEqual(['state p1', 'write g t p1']);
});
