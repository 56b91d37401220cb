import { expect, it } from 'vitest';
import { kstInstant } from '@/shared/lib/format';
import { saidOf } from './said';
import { makeInquiry } from './sample-inquiries';

it('begins with the question, and says where a day of Seoul begins', () => {
  const lines = [
    { by: 'staff' as const, text: '안녕하세요.', at: kstInstant('2026-11-21 23:59:00') },
    { by: 'asker' as const, text: '감사합니다.', at: kstInstant('2026-11-22 00:00:00') },
  ];
  const inquiry = makeInquiry({ createdAt: kstInstant('2026-11-21 00:00:00'), lines });
  expect(saidOf(inquiry).map(({ by, isNewDay }) => [by, isNewDay])).toEqual([
    ['asker', true],
    ['staff', false],
    ['asker', true],
  ]);
});
