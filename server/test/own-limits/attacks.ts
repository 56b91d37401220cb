import type { Attack } from './attack.ts';
import { DEPOSIT_ATTACKS } from './deposit-attacks.ts';
import { STAKE_ATTACKS } from './stake-attacks.ts';
import { STOP_ATTACKS } from './stop-attacks.ts';

/** Everything that a member tries against limits of their own, by the public API alone. */
export const ATTACKS = {
  ...STAKE_ATTACKS,
  ...DEPOSIT_ATTACKS,
  ...STOP_ATTACKS,
} satisfies Record<string, Attack>;
