import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $currentRow, rowChosen } from '@/features/desk-list';
import { makeProblem } from '@/shared/api/testing';
import { alertShown } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { watchCalls } from '@/shared/lib/test-scope';
import { calls, makeQuest, makeTournament, now, rules, scopeOf, sent } from '../lib/sample-rewards';
import * as attendance from './attendance';
import { endForm, form as questForm, quests } from './quests';
import { removing, form as tournamentForm, tournaments } from './tournaments';

it('changes the rules of attendance once that was confirmed', async () => {
  const scope = scopeOf();
  const { form, RulesGate } = attendance;
  await allSettled(RulesGate.open, { scope, params: {} });
  expect(scope.getState(form.$values)).toMatchObject({ minDepositUsd: '30.00' });
  await allSettled(form.filled, { scope, params: { steps: '10일 5,000', fullPoints: '1' } });
  await answerQuestion(scope, allSettled(form.submitted, { scope }), false);
  expect(sent).toEqual([]);
  await answerQuestion(scope, allSettled(form.submitted, { scope }));
  const body = { ...rules, steps: [{ days: 10, points: 5_000 }], fullPoints: 1 };
  expect(sent).toMatchObject([body]);
});

it.each([
  [{ minDeposit: '' }, 'minDeposit'],
  [{ minDepositUsd: '9.99' }, 'minDepositUsd'],
  [{ dayPoints: '3001' }, 'dayPoints'],
  [{ steps: '20 1\n10 2' }, 'steps'],
  [{ steps: '1 1' }, 'steps'],
  [{ fullPoints: '0' }, 'fullPoints'],
])('sends no rules with %j', async (typed, name) => {
  const scope = scopeOf();
  const { form, RulesGate } = attendance;
  await allSettled(RulesGate.open, { scope, params: {} });
  await allSettled(form.filled, { scope, params: typed });
  await allSettled(form.submitted, { scope });
  expect(Object.keys(scope.getState(form.$errors))).toContain(name);
});

async function newQuest(typed: object) {
  const scope = scopeOf();
  await allSettled(quests.Gate.open, { scope, params: {} });
  await allSettled(quests.addClicked, { scope });
  const params = { title: ' 새 퀘스트 ', amount: '3', points: '1000', ...typed };
  await allSettled(questForm.filled, { scope, params });
  return scope;
}

it.each([
  [{}, makeQuest().condition],
  [
    { kind: 'stakes', amount: '1,000,000', game: 'slot' },
    { kind: 'stakes', game: 'slot', sum: 1_000_000, minOdds: 150 },
  ],
  [
    { kind: 'deposits', amount: '30000', minOdds: '' },
    { kind: 'deposits', sum: 30_000 },
  ],
  [{ kind: 'attendance' }, { kind: 'attendance', count: 3 }],
  [
    { kind: 'firstBet', game: 'mini' },
    { kind: 'firstBet', game: 'mini', games: 3 },
  ],
])('adds a quest of %j under a key', async (typed, condition) => {
  const scope = await newQuest(typed);
  await answerQuestion(scope, allSettled(questForm.submitted, { scope }));
  expect(calls).toMatchObject([
    {
      key: expect.stringMatching(/^.{8,}$/),
      body: { title: '새 퀘스트', condition, startsAt: now, minLevel: 1, needsDeposit: true },
    },
  ]);
  expect(scope.getState($currentRow)).toBeNull();
});

it.each([
  [{ title: '가' }, 'title'],
  [{ kind: 'attendance', amount: '8' }, 'amount'],
  [{ minOdds: '0.99' }, 'minOdds'],
  [{ points: '999' }, 'points'],
  [{ points: '1000', needsDeposit: false }, 'points'],
  [{ endsAt: '2026-11-21 18:00' }, 'endsAt'],
])('adds no quest with %j', async (typed, name) => {
  const scope = await newQuest(typed);
  await allSettled(questForm.submitted, { scope });
  expect(Object.keys(scope.getState(questForm.$errors))).toEqual([name]);
});

it('sets when a quest ends', async () => {
  const scope = scopeOf();
  await allSettled(quests.Gate.open, { scope, params: {} });
  await allSettled(rowChosen, { scope, params: '4' });
  const params = { endsAt: '2026-11-22 00:00' };
  await allSettled(endForm.filled, { scope, params });
  await answerQuestion(scope, allSettled(endForm.submitted, { scope }));
  expect(calls).toMatchObject([{ call: 'PUT /admin/quest/4', body: { endsAt: now + 21_600_000 } }]);
});

it('changes a tournament as it was typed, and a new one has a key', async () => {
  const scope = scopeOf();
  await allSettled(tournaments.Gate.open, { scope, params: {} });
  await allSettled(rowChosen, { scope, params: '7' });
  await answerQuestion(scope, allSettled(tournamentForm.submitted, { scope }));
  const { id: _id, state, players, paidAt, paid, ...draft } = makeTournament();
  expect(calls).toMatchObject([{ call: 'PUT /admin/tournament/7', body: draft }]);
  await allSettled(tournaments.addClicked, { scope });
  const typed = {
    title: '달러 토너먼트',
    kind: 'casino',
    currency: 'USD',
    minStake: '5',
    prizes: '1 100',
  };
  await allSettled(tournamentForm.filled, { scope, params: typed });
  await answerQuestion(scope, allSettled(tournamentForm.submitted, { scope }));
  expect(calls[1]).toMatchObject({
    call: 'POST /admin/tournament',
    key: expect.stringMatching(/^.{8,}$/),
    body: { currency: 'USD', rules: { minOdds: 100, minStake: 500 } },
  });
});

it.each([
  [{ startsAt: '2026-11-21 17:59' }, 'startsAt'],
  [{ endsAt: '2026-12-31 18:00' }, 'endsAt'],
  [{ minOdds: '11.00' }, 'oddsCap'],
  [{ prizes: '' }, 'prizes'],
  [{ prizes: '1 100\n3 50' }, 'prizes'],
  [{ maxBets: '0' }, 'maxBets'],
])('writes no tournament with %j', async (typed, name) => {
  const scope = scopeOf();
  await allSettled(tournaments.Gate.open, { scope, params: {} });
  await allSettled(rowChosen, { scope, params: '7' });
  await allSettled(tournamentForm.filled, { scope, params: typed });
  await allSettled(tournamentForm.submitted, { scope });
  expect(Object.keys(scope.getState(tournamentForm.$errors))).toEqual([name]);
});

it('says that one that has begun cannot be deleted', async () => {
  const scope = scopeOf({ 'DELETE /admin/tournament/7': makeProblem('INVALID_STATE') });
  const alerts = watchCalls(scope, alertShown);
  await allSettled(tournaments.Gate.open, { scope, params: {} });
  await allSettled(rowChosen, { scope, params: '7' });
  const params = makeTournament();
  await answerQuestion(scope, allSettled(removing.start, { scope, params }));
  expect(alerts).toEqual([{ text: '이미 시작된 토너먼트입니다. 규칙과 상금은 바꿀 수 없습니다.' }]);
  expect(scope.getState($currentRow)).toBe('7');
});
