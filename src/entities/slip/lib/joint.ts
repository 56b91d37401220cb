import { jointGroups } from '#rules/joint.ts';
import { kindOf } from './kind';
import { modeOf } from './mode';
import type { Refusal, SlipMode } from './rules';
import type { DomesticSlip, JointEntry, SlipEntry } from './slip';

/** Legs of one fixture, which have one price together. */
export interface JointGroup {
  fixtureId: string;
  legs: readonly SlipEntry[];
  /** What the price hangs on: of other legs, or of the same at other odds, it is another one. */
  key: string;
  /** Null until the first answer. */
  price: JointEntry | null;
  /** The price is that of these legs at these odds. */
  isCurrent: boolean;
}

/** What the server says that a group pays. */
export interface JointQuote {
  /** Hundredths. */
  odds: number;
  /** By what the product of the odds is multiplied, ten-thousandths. */
  factor: number;
  /** Another one whenever the odds of a leg or the game are others. */
  version: string;
}

/** What the server says of a group. */
export interface JointAnswer extends JointQuote {
  fixtureId: string;
  /** The group as it was when it was requested. */
  key: string;
}

/** A group has no price, and why; `key` is the requested group. */
export interface JointFailure {
  fixtureId: string;
  key: string;
  /** Null where the server did not answer. */
  refusal: Refusal | null;
}

function keyOf(legs: readonly SlipEntry[]): string {
  return legs.map(({ selectionId, odds }) => `${selectionId}@${odds}`).join(' ');
}

/** The groups of a European slip; [] of any other, and of single bets. */
export function groupsOf(slip: DomesticSlip): JointGroup[] {
  if (!slip.joint || kindOf(slip) === 'singles') return [];
  return jointGroups(slip.legs).map((places) => {
    const legs = places.flatMap((place) => slip.legs[place] ?? []);
    const { fixtureId = '' } = legs[0] ?? {};
    const key = keyOf(legs);
    const price = slip.joint?.find((one) => one.fixtureId === fixtureId) ?? null;
    return { fixtureId, legs, key, price, isCurrent: price?.of === key };
  });
}

/** Takes an answer, unless the group is another one by now: a late answer never takes the place of a newer one. */
export function takeAnswer(
  slip: DomesticSlip,
  { fixtureId, key, odds, factor, version }: JointAnswer,
): DomesticSlip {
  const group = groupsOf(slip).find((one) => one.fixtureId === fixtureId);
  if (!group || group.key !== key) return slip;
  // Nothing has moved since the last answer.
  if (group.isCurrent && group.price?.version === version) return slip;
  // Other legs make it another question, of which the member has seen no price before.
  const isSame = group.price !== null && idsOf(group.price.of) === idsOf(key);
  const seenOdds = isSame ? (group.price?.seenOdds ?? odds) : odds;
  const others = slip.joint?.filter((one) => one.fixtureId !== fixtureId) ?? [];
  return { ...slip, joint: [...others, { fixtureId, odds, seenOdds, factor, version, of: key }] };
}

const idsOf = (key: string) => key.replaceAll(/@\d+/g, '');

/** A slip as the rules look at it. */
export interface PricedSlip extends DomesticSlip {
  mode: SlipMode;
}

/**
 * The slip as it is priced: a group that waits for its price counts with the last one, or with the highest odds of its legs, which is no
 * price yet but about what it comes to.
 */
export function pricedSlip(slip: DomesticSlip): PricedSlip {
  const groups = groupsOf(slip).filter(({ price }) => price === null);
  const mode = modeOf(slip);
  if (groups.length === 0) return { ...slip, mode };
  const least = groups.map(({ fixtureId, legs }) => {
    const odds = Math.max(...legs.map((leg) => leg.odds));
    return { fixtureId, odds, seenOdds: odds, of: '' };
  });
  return { ...slip, mode, joint: [...(slip.joint ?? []), ...least] };
}

/** What a group's row shows of its price. */
export function jointStateOf(
  { isCurrent, key }: JointGroup,
  failure: JointFailure | undefined,
): 'priced' | 'asking' | 'refused' | 'failed' {
  const own = failure?.key === key ? failure : undefined;
  if (own?.refusal) return 'refused';
  if (isCurrent) return 'priced';
  return own ? 'failed' : 'asking';
}

/** Prices that are to be requested again, though their legs are what they were. */
export function outdated(slip: DomesticSlip): DomesticSlip {
  if (!slip.joint) return slip;
  const joint = slip.joint.map((one) => ({ ...one, of: one.of.replaceAll(/@\d+/g, '@0') }));
  return { ...slip, joint };
}

/** The legs with those of one fixture beside each other, each where its fixture was picked first. */
export function orderedLegs(slip: DomesticSlip): readonly SlipEntry[] {
  const groups = groupsOf(slip);
  return slip.legs.flatMap((leg) => {
    const group = groups.find(({ fixtureId }) => fixtureId === leg.fixtureId);
    if (!group) return [leg];
    return group.legs[0] === leg ? group.legs : [];
  });
}
