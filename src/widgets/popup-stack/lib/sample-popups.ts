import type { Dto } from '#contract/types.gen.ts';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';

export const samplePopups: readonly Dto<'Popup'>[] = [
  {
    id: 1,
    title: '시스템 점검 안내',
    contents:
      '11월 22일(일) 04:00–05:00에 <b>시스템 점검</b>이 있습니다.<br>점검 중에는 베팅을 이용하실 수 없습니다.',
  },
  {
    id: 2,
    title: '출석체크 이벤트',
    contents: '매일 출석하고 <a href="/attendance">보너스 포인트</a>를 받아가세요.',
  },
];

/** Forks the scope of one story, to whose server these popups belong; none was closed before. */
export function popupScope(popups: readonly Dto<'Popup'>[]) {
  const api = createFakeApi({ 'GET /popup': { body: popups } });
  return () => {
    localStorage.removeItem('hanpan.popups');
    sessionStorage.removeItem('hanpan.popups-closed');
    return makeScope({ values: [[$api, api]] });
  };
}
