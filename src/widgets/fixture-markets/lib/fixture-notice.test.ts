import { expect, it } from 'vitest';
import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import { fixtureNotice } from './fixture-notice';

const { scheduled, inPlay, finished, cancelled, postponed, interrupted } = FIXTURE_STATUS;

it.each([
  [scheduled, null],
  [inPlay, null],
  [finished, '종료된 경기입니다.'],
  [cancelled, '종료된 경기입니다.'],
  [postponed, '연기된 경기입니다.'],
  [interrupted, '경기가 중단되어 다시 시작할 때까지 베팅할 수 없습니다.'],
])('of status %i it says %s', (status, notice) => {
  expect(fixtureNotice({ status })).toBe(notice);
});

it('says nothing while the state is not known', () => {
  expect(fixtureNotice(null)).toBeNull();
});
