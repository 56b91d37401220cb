import { kstInstant } from '@/shared/lib/format';
import { MAX_SAVED_SLIPS } from '#rules/saved-slips.ts';
import type { SavedSlip } from '../api';

const startsAt = kstInstant('2026-11-22 00:00:00');
const savedAt = kstInstant('2026-11-21 19:30:00');
const leg = (fixtureId: string, home: string, away: string) => {
  return { selectionId: `${fixtureId}.1._.1`, odds: 185, home, away, startsAt };
};

/** A saved slip, for stories and tests. */
export function makeSavedSlip(fields: Partial<SavedSlip> = {}): SavedSlip {
  const legs = [leg('match1000', '아스널', '브라이턴'), leg('match4000', '울산 HD', '전북 현대')];
  return {
    id: 'slip-0001',
    name: '주말 축구',
    kind: 'multiple',
    mode: 'domestic',
    legs,
    savedAt,
    ...fields,
  };
}

/** Of each kind one: a system, one of a pick, one whose matches are gone. */
export const sampleSlips: readonly SavedSlip[] = [
  makeSavedSlip(),
  makeSavedSlip({
    id: 'slip-0002',
    name: '트릭시',
    kind: 'system',
    mode: 'european',
    sizes: [2, 3],
    legs: ['match1000', 'match4000', 'match5000'].map((id) => leg(id, '리버풀', '첼시')),
  }),
  makeSavedSlip({
    id: 'slip-0003',
    name: '한 경기',
    legs: [leg('match1000', '서울 SK', '전주 KCC')],
    kind: 'singles',
    mode: 'inplay',
  }),
  makeSavedSlip({
    id: 'slip-0004',
    name: '지난주에 저장한 아주 긴 이름의 베팅카트입니다 서른자',
    legs: [{ selectionId: 'match9000.1._.1', odds: 210 }],
  }),
];

/** As many as a member may have. */
export const fullSlips: readonly SavedSlip[] = Array.from({ length: MAX_SAVED_SLIPS }, (_, at) =>
  makeSavedSlip({ id: `slip-${1000 + at}`, name: `베팅카트 ${at + 1}` }),
);
