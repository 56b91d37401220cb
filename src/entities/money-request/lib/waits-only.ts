import type { MoneyRefusal } from '@/shared/api';

/** Whether nothing but time keeps a request from being taken: that is no fault, and belongs below the form. */
export function waitsOnly(refusals: readonly MoneyRefusal[]): boolean {
  return refusals.length > 0 && refusals.every(({ code }) => code === 'WAIT');
}
