import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { makePreview } from '@/entities/desk-preview/testing';
import { rowChosen } from '@/features/desk-list';
import { $alert, alertAnswered } from '@/shared/lib/alerts';
import { makeScope } from '@/shared/lib/test-scope';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeFixture } from './lib/sample-fixtures';
import { $tried, changeClicked, fixtures, kindChosen, previewClicked, reasonTyped } from './model';

/** A scope in which the first fixture is voided on trial, with what is sent to void it. */
async function triedVoid(status = 200) {
  const sent: unknown[] = [];
  const api = createFakeApi({
    'POST /admin/fixture/r693e1973v/preview': { body: makePreview() },
    'POST /admin/fixture/r693e1973v/void': ({ body }) => {
      sent.push(body);
      return status === 200
        ? { body: { bets: 1 } }
        : { status, problem: { code: 'INVALID_STATE', message: '이미 바뀐 결과입니다.' } };
    },
  });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(fixtures.rowsSeen, { scope, params: [makeFixture()] });
  await allSettled(rowChosen, { scope, params: 'r693e1973v' });
  await allSettled(kindChosen, { scope, params: 'void' });
  await allSettled(previewClicked, { scope });
  return { scope, sent };
}

async function answer(scope: ReturnType<typeof makeScope>, isConfirmed: boolean) {
  const id = scope.getState($alert)?.id ?? '';
  await allSettled(alertAnswered, { scope, params: { id, isConfirmed } });
}

it('voids nothing before a reason is there and the question is answered with yes', async () => {
  const { scope, sent } = await triedVoid();
  expect(scope.getState($tried)?.preview.resultVersion).toBe(4);
  await allSettled(changeClicked, { scope });
  expect(scope.getState($alert)).toBeNull();
  await allSettled(reasonTyped, { scope, params: '홈과 원정이 바뀜' });
  void allSettled(changeClicked, { scope });
  expect(scope.getState($alert)?.text).toContain('베팅 1건을 다시 정산합니다.');
  await answer(scope, false);
  expect(sent).toEqual([]);
});

it('sends the version of the preview, and once however often it is pressed', async () => {
  const { scope, sent } = await triedVoid();
  await allSettled(reasonTyped, { scope, params: '홈과 원정이 바뀜' });
  void allSettled(changeClicked, { scope });
  void allSettled(changeClicked, { scope });
  await answer(scope, true);
  await allSettled(scope);
  expect(sent).toEqual([{ reason: '홈과 원정이 바뀜', resultVersion: 4 }]);
  expect(scope.getState($tried)).toBeNull();
  // What was done is not there to be pressed again.
  await allSettled(changeClicked, { scope });
  expect(sent).toHaveLength(1);
});
