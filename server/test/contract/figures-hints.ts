import fc from 'fast-check';
import { startOfSeoulDay } from '../../src/lib/seoul-time.ts';
import type { TestApp } from '../build-test-app.ts';
import type { Hints } from './requests.ts';

/** A period of figures: two days at most, of which the second may go on. */
export function figuresHints(operation: string, { clock }: TestApp): Hints {
  const now = clock.now();
  return {
    [`${operation}.from`]: fc.constant(startOfSeoulDay(now) - 86_400_000),
    [`${operation}.to`]: fc.constantFrom(now, now + 86_400_000),
  };
}
