import { type BetLimits, checkSlip, type Refusal } from './rules';
import type { DomesticSlip } from './slip';

const ofStake: readonly Refusal['code'][] = [
  'STAKE_TOO_SMALL',
  'STAKE_TOO_LARGE',
  'PAYOUT_TOO_LARGE',
];

const boundOf = ({ to, limit = 0 }: Refusal) => to ?? limit;

/**
 * What keeps the legs from being placed as a single each, at a stake each (minor units). A stake that is wrong is one mistake, said
 * once, by what allows least: a leg's own limits, or the balance that all of them take from.
 */
export function checkSingles(
  { legs }: DomesticSlip,
  limitsOf: (place: number) => BetLimits,
  { stake, balance }: { stake: number; balance: number },
): Refusal[] {
  const refusals = legs.flatMap((leg, place) => {
    const limits = limitsOf(place);
    const funds = { stake, balance: Number.MAX_SAFE_INTEGER };
    const { selectionId } = leg;
    return checkSlip({ legs: [leg], bonus: null }, { limits }, funds).map((refusal) =>
      ofStake.includes(refusal.code) ? refusal : { ...refusal, selectionIds: [selectionId] },
    );
  });
  const ofLegs = refusals.filter(({ code }) => !ofStake.includes(code));
  const stakes = refusals.filter(({ code }) => ofStake.includes(code));
  const [lowest] = stakes.sort((a, b) => boundOf(a) - boundOf(b));
  const share = Math.floor(balance / legs.length);
  const isShort = stake > share && lowest?.code !== 'STAKE_TOO_SMALL';
  if (isShort && (!lowest || share < boundOf(lowest)))
    return [...ofLegs, { code: 'INSUFFICIENT_FUNDS', limit: balance }];
  return lowest ? [...ofLegs, lowest] : ofLegs;
}
