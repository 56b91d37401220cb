import { type ApiError, isProblem, type MoneyRefusal } from '@/shared/api';
import { failureAdvice, isOwnRefusal, stopText, timeLimitText } from '@/shared/copy';
import { messages } from '../ui/messages';

/** Why a game was not opened. */
export interface LaunchFailure {
  /** What happened, and what to do. */
  text: string;
  /** Where something can be done about it. */
  to: '/customer' | '/limits' | null;
}

function refusalText({ code, until, period, limit = 0 }: MoneyRefusal): string {
  switch (code) {
    case 'SELF_EXCLUDED':
      return stopText('exclusion', until);
    case 'ON_BREAK':
      return stopText('break', until);
    case 'OWN_SESSION_LIMIT':
      return timeLimitText(period, limit, until);
    default:
      return messages.blocked;
  }
}

/** Why a game was not opened; what the server says in words of its own is kept. */
export function launchFailureOf(error: ApiError): LaunchFailure {
  if (!isProblem(error)) return { text: failureAdvice(error), to: null };
  const { code, message, refusals } = error;
  if (code === 'CASINO_RESTRICTED')
    return { text: message || messages.restricted, to: '/customer' };
  if (code === 'GAME_UNAVAILABLE') return { text: message || messages.unavailable, to: null };
  const [refusal] = refusals as MoneyRefusal[];
  if (code !== 'REQUEST_REFUSED' || refusal === undefined)
    return { text: failureAdvice(error), to: null };
  return { text: refusalText(refusal), to: isOwnRefusal(refusal.code) ? '/limits' : '/customer' };
}
