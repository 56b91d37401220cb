import { type ApiError, isProblem, type MoneyRefusal } from '@/shared/api';
import { stopText } from '@/shared/copy';

/** What is said to a member whose own stop keeps a coupon from them; null where something else does. */
export function stoppedText(error: ApiError): string | null {
  if (!isProblem(error, 'REQUEST_REFUSED')) return null;
  const [refusal] = error.refusals as MoneyRefusal[];
  if (refusal?.code === 'SELF_EXCLUDED') return stopText('exclusion', refusal.until);
  return refusal?.code === 'ON_BREAK' ? stopText('break', refusal.until) : null;
}
