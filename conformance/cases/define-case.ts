import type { AccountRole, SiteOptions } from '../site/options.ts';
import type { Site } from '../site/site.ts';
import type { CaseContext } from './context.ts';

/** What a case cannot do without. */
export type Need = AccountRole | 'addresses' | 'manualClock' | 'systemClock';

/**
 * When a case runs: `beside` at once with all others, as it waits more than it calls; then `main`, one after another;
 * `switches` changes what all members see, the clock included; `limits` comes last, for it uses calls up.
 */
export const PHASES = ['beside', 'main', 'switches', 'limits'] as const;

export interface Case {
  /** `subject/what`, such as `bet/replay`. */
  id: string;
  /** The rule it holds the server to, as a sentence. */
  what: string;
  needs?: readonly Need[];
  phase?: (typeof PHASES)[number];
  run(t: CaseContext): Promise<void>;
}

export function defineCase(one: Case): Case {
  return one;
}

const REASONS: Partial<Record<Need, string>> = {
  addresses: 'the server does not take the address of a caller from us (--spread-addresses)',
  manualClock: 'the clock of the server cannot be moved: it runs by the system clock',
  systemClock: 'the server runs by a manual clock',
};

/** Why a need is not met; null when it is. */
export function unmet(need: Need, { options, clockMode }: Site): string | null {
  const { spreadsAddresses, accounts }: SiteOptions = options;
  const met = {
    addresses: spreadsAddresses,
    manualClock: clockMode === 'manual' && accounts.admin !== undefined,
    systemClock: clockMode === 'system',
  };
  if (need in met) return met[need as keyof typeof met] ? null : (REASONS[need] ?? need);
  return accounts[need as AccountRole]
    ? null
    : `no account "${need}" was given (--account ${need}=ID:PASSWORD)`;
}
