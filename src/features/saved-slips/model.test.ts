import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { sessionLost } from '@/entities/member';
import { $slip, accountUpdated, type SlipAccount } from '@/entities/slip';
import { makeLegs } from '@/entities/slip/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { allDialogsClosed } from '@/shared/lib/dialogs';
import { SlipGate } from '@/shared/lib/landmarks';
import { answerQuestion } from '@/shared/lib/test-question';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { savedSlipsDialog } from './dialogs';
import { fullSlips, makeSavedSlip } from './lib/sample-slips';
import {
  $isFull,
  $renamedId,
  deleting,
  list,
  makeIdFx,
  renameClicked,
  renameForm,
  saveForm,
  slipOpened,
} from './model';

const account: SlipAccount = { id: 'mem_1', balance: 0, currency: 'KRW', level: 1 };
const slip = makeSavedSlip();
type Routes = Parameters<typeof createFakeApi>[0];

async function open(routes: Routes = {}, slips: unknown = [slip]) {
  let ids = 0;
  const api = createFakeApi({ 'GET /slip/saved': { body: slips }, ...routes });
  const scope = makeScope({
    values: [
      [$api, api],
      [$slip, { legs: makeLegs(2), bonus: null }],
    ],
    handlers: [
      [
        makeIdFx,
        () => {
          ids += 1;
          return `new-slip-${ids}`;
        },
      ],
    ],
  });
  const toasts = watchCalls(scope, toastShown);
  const loads = watchCalls(scope, list.loadFx);
  await allSettled(accountUpdated, { scope, params: account });
  await allSettled(SlipGate.open, { scope, params: {} });
  await allSettled(savedSlipsDialog.opened, { scope });
  const type = (name: string) =>
    allSettled(saveForm.changed, { scope, params: { name: 'name', value: name } });
  return { scope, toasts, loads, type, save: () => allSettled(saveForm.submitted, { scope }) };
}

describe('saving', () => {
  it('sends the slip by its name once, however often it is pressed', async () => {
    const sent: unknown[] = [];
    const { scope, toasts, loads, type, save } = await open({
      'PUT /slip/saved/new-slip-1': ({ body }) => {
        sent.push(body);
        return { body: slip };
      },
    });
    await type('  주말   축구 ');
    await Promise.all([save(), save()]);
    expect(sent).toMatchObject([{ name: '주말 축구', kind: 'multiple', mode: 'domestic' }]);
    expect(toasts).toMatchObject([{ tone: 'success' }]);
    expect(loads).toHaveLength(2);
    expect(scope.getState(saveForm.$values).name).toBe('');
  });

  it('that failed keeps what was typed, and is sent under the same id again', async () => {
    let answer: object = makeProblem('UNAVAILABLE');
    const { scope, toasts, type, save } = await open({
      'PUT /slip/saved/new-slip-1': () => answer,
    });
    await type('주말');
    await save();
    expect(toasts).toMatchObject([{ tone: 'danger' }]);
    expect(scope.getState(saveForm.$values).name).toBe('주말');
    answer = { body: slip };
    await save();
    expect(toasts[1]).toMatchObject({ tone: 'success' });
  });

  it('needs a name of 30 characters at most', async () => {
    const { scope, toasts, type, save } = await open();
    for (const name of ['', '   ', '가'.repeat(31)]) {
      await type(name);
      await save();
      expect(scope.getState(saveForm.$errors).name).toBeTruthy();
    }
    expect(toasts).toEqual([]);
  });

  it('says so where the list is full, and reads it again where another device filled it', async () => {
    expect((await open({}, fullSlips)).scope.getState($isFull)).toBe(true);
    const { toasts, loads, type, save } = await open({
      'PUT /slip/saved/new-slip-1': makeProblem('SAVED_SLIP_LIMIT'),
    });
    await type('주말');
    await save();
    expect(toasts).toMatchObject([{ tone: 'danger' }]);
    expect(loads).toHaveLength(2);
  });

  it('comes back half typed to the member whose session ended', async () => {
    const { scope, type } = await open();
    await type('주말 축');
    await allSettled(sessionLost, { scope, params: 'expired' });
    await allSettled(allDialogsClosed, { scope });
    await allSettled(accountUpdated, { scope, params: null });
    expect(scope.getState(savedSlipsDialog.$isOpen)).toBe(false);
    await allSettled(accountUpdated, { scope, params: account });
    expect(scope.getState(savedSlipsDialog.$isOpen)).toBe(true);
    expect(scope.getState(saveForm.$values).name).toBe('주말 축');
  });
});

describe('a saved slip', () => {
  const path = `/slip/saved/${slip.id}`;

  it('is renamed', async () => {
    const { scope, loads } = await open({ [`PATCH ${path}`]: { status: 204 } });
    await allSettled(renameClicked, { scope, params: slip });
    expect(scope.getState(renameForm.$values).name).toBe(slip.name);
    await allSettled(renameForm.submitted, { scope });
    expect(scope.getState($renamedId)).toBeNull();
    expect(loads).toHaveLength(2);
  });

  it.each([true, false])('is deleted where the member says so: %s', async (isConfirmed) => {
    const { scope, loads } = await open({ [`DELETE ${path}`]: { status: 204 } });
    await answerQuestion(scope, allSettled(deleting.start, { scope, params: slip }), isConfirmed);
    expect(loads).toHaveLength(isConfirmed ? 2 : 1);
  });

  it('that another device deleted is said to be gone, and the list is read again', async () => {
    const { scope, toasts, loads } = await open({ [`PATCH ${path}`]: makeProblem('NOT_FOUND') });
    await allSettled(renameClicked, { scope, params: slip });
    await allSettled(renameForm.submitted, { scope });
    expect(toasts).toMatchObject([{ text: '이미 삭제된 베팅카트입니다.' }]);
    expect(scope.getState($renamedId)).toBeNull();
    expect(loads).toHaveLength(2);
  });

  it('that is opened closes the list, which does not come back with the next session', async () => {
    const { scope } = await open();
    await allSettled(slipOpened, { scope, params: slip });
    expect(scope.getState(savedSlipsDialog.$isOpen)).toBe(false);
    await allSettled(sessionLost, { scope, params: 'expired' });
    await allSettled(accountUpdated, { scope, params: null });
    await allSettled(accountUpdated, { scope, params: account });
    expect(scope.getState(savedSlipsDialog.$isOpen)).toBe(false);
  });
});

it('nothing of a member stays for the next one', async () => {
  const { scope } = await open();
  expect(scope.getState(list.$data)).toHaveLength(1);
  await allSettled(accountUpdated, { scope, params: null });
  expect(scope.getState(list.$data)).toBeNull();
});
