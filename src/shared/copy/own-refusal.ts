/** Leads from a refusal to the page of limits. */
export const ownLimitsLink = '이용 한도 보기';

/** Whether a member has set for themselves what refuses them; the page of limits says more. */
export function isOwnRefusal(code: string): boolean {
  return code.startsWith('OWN_') || code === 'ON_BREAK' || code === 'SELF_EXCLUDED';
}
