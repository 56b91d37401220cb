import { allSettled, createEvent, createStore } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Dto } from '#contract/types.gen.ts';
import { boardValues } from '@/entities/game/testing';
import { $courses, type Courses } from '@/features/match-course';
import { sampleFixture, sampleGame, sampleLeague } from '@/features/match-course/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { createGoalNews } from './goal-news';

const closed = createEvent();
const $watched = createStore<readonly string[]>([]);
const $text = createGoalNews({ $watched, closed });
const coursesChanged = createEvent<Courses>();
$courses.on(coursesChanged, (_last, courses) => courses);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ids = { football: 'samplefootball', hockey: 'sampleicehockey', hoop: 'samplebasketball' };
const details = (['football', 'ice-hockey', 'basketball'] as const).map((sport) => {
  const game = sampleGame(sport);
  return { league: sampleLeague(game), fixture: sampleFixture(game), scores: {} };
});

const goal = (number: number, home: number): Dto<'MatchEvent'> => ({
  kind: 'score',
  number,
  at: number,
  side: 'home',
  points: 1,
  clock: { period: '20', minute: 60 + number },
  score: { home, away: 0 },
});
const course = (...events: Dto<'MatchEvent'>[]) => ({ scores: {}, events });

function openScope(watched: readonly string[]) {
  const scope = makeScope({ values: [...boardValues([], details), [$watched, watched]] });
  const put = async (params: Courses) => {
    void allSettled(coursesChanged, { scope, params });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { put, text: () => scope.getState($text) };
}

it('says a goal with its match, and nothing of what was there before', async () => {
  const { put, text } = openScope([ids.football]);
  await put({ [ids.football]: course(goal(1, 1)) });
  expect(text()).toBe('');
  await put({ [ids.football]: course(goal(1, 1), goal(2, 2)) });
  expect(text()).toBe('울산 HD 대 전북 현대, 울산 HD 골, 2:0.');
});

it('says the newest of each match after a rest of ten seconds', async () => {
  const { put, text } = openScope([ids.football, ids.hockey]);
  await put({ [ids.football]: course(), [ids.hockey]: course() });
  await put({ [ids.football]: course(goal(1, 1)), [ids.hockey]: course() });
  const first = text();
  await put({ [ids.football]: course(goal(1, 1), goal(2, 2)), [ids.hockey]: course() });
  await put({
    [ids.football]: course(goal(1, 1), goal(2, 2), goal(3, 3)),
    [ids.hockey]: course(goal(1, 1)),
  });
  await vi.advanceTimersByTimeAsync(9_000);
  expect(text()).toBe(first);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(text()).toBe(
    '울산 HD 대 전북 현대, 울산 HD 골, 3:0. 플로리다 팬서스 대 뉴저지 데블스, 플로리다 팬서스 골, 1:0.',
  );
});

it('says nothing of a match that is not watched, nor of points that come all the time', async () => {
  const { put, text } = openScope([ids.hoop]);
  await put({ [ids.hoop]: course(), [ids.football]: course() });
  await put({ [ids.hoop]: course(goal(1, 1)), [ids.football]: course(goal(1, 1)) });
  expect(text()).toBe('');
});
