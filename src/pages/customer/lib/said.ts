import { daysBetween } from '@/shared/lib/format';
import type { InquiryDetail } from '../api';

/** What one side said, and whether it is the first of its day in Seoul. */
export type Said = InquiryDetail['lines'][number] & { isNewDay: boolean };

/** All that was said about a question, the first first. */
export function saidOf({ contents, createdAt, lines }: InquiryDetail): Said[] {
  const all = [{ by: 'asker' as const, text: contents, at: createdAt }, ...lines];
  return all.map((line, index) => {
    const before = all[index - 1];
    return { ...line, isNewDay: !before || daysBetween(before.at, line.at) !== 0 };
  });
}
