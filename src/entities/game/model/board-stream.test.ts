import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Dto } from '#contract/types.gen.ts';
import { $streamOptions, streamStarted, streamStopped } from '@/shared/api';
import {
  createFakeChannels,
  createFakeLead,
  createFakeServer,
  fakeTimers,
} from '@/shared/api/testing';
import { deferred, makeScope } from '@/shared/lib/test-scope';
import { makeBoardDto } from '../lib/sample-board';
import { boardOpened, boardQueries } from './boards';
import { $quotes } from './quotes';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const football = 'board:football:cross';
const win = 'sample00arsn.1._.1';
const answer = [{ topic: football, seq: 4, data: makeBoardDto() }];
const odds = (price: number) => ({
  topic: football,
  seq: 5,
  prevSeq: 4,
  at: 2,
  changes: [{ kind: 'odds', selections: [{ id: win, odds: price, status: 1 }] }],
});

it('a board that is left and opened again before the other has answered misses nothing', async () => {
  const server = createFakeServer();
  const second = deferred<typeof answer>();
  const load = vi.fn().mockResolvedValueOnce(answer);
  load.mockReturnValueOnce(new Promise(() => {})).mockReturnValueOnce(second.promise);
  const options = {
    fetch: server.fetch,
    channel: createFakeChannels()(),
    timers: fakeTimers,
    schedule: (flush: () => void) => flush(),
    seekLead: createFakeLead(),
  };
  const scope = makeScope({
    values: [[$streamOptions, options]],
    handlers: [[boardQueries.loadFx, load]],
  });
  const open = (sport: Dto<'Sport'>) => {
    void allSettled(boardOpened, { scope, params: { reader: 'korea', kind: 'cross', sport } });
    return vi.advanceTimersByTimeAsync(0);
  };
  await allSettled(streamStarted, { scope });
  await open('football');
  expect(server.last().topics).toEqual([`${football}@4`]);
  await open('baseball');
  // A stream of before the board was left still sends.
  await server.last().send('delta', odds(180), 5);
  await open('football');
  second.resolve(answer);
  await vi.advanceTimersByTimeAsync(0);
  expect(scope.getState($quotes).map.get(win)?.odds).toBe(172);
  expect(server.last().topics).toEqual([`${football}@4`]);
  await server.last().send('delta', odds(180), 5);
  expect(scope.getState($quotes).map.get(win)?.odds).toBe(180);
  void allSettled(streamStopped, { scope });
});
