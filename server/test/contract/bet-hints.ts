import fc from 'fast-check';
import { SLIP_MODES } from '#rules/slip-mode.ts';
import type { Hints } from './requests.ts';

/** A selection on offer, as a leg names it. */
export interface Offered {
  id: string;
  odds: number;
  line: number | null;
  offerScore: null;
  inPlay: boolean;
}

const priceOf = ({ id, odds }: Offered) => ({ fixtureId: id.split('.')[0], odds });

function betBodies(offered: readonly Offered[]): fc.Arbitrary<unknown> {
  const leg = fc
    .constantFrom(...offered)
    .map(({ id, ...offer }) => ({ selectionId: id, ...offer }));
  const stake = fc.integer({ min: 10_000, max: 20_000 });
  // Of slips with everything hardly one in twenty is taken.
  const single = fc.record({
    stake,
    legs: fc.array(leg, { minLength: 1, maxLength: 1 }),
    bonusFolders: fc.constant(null),
    oddsPolicy: fc.constantFrom('any', 'higher', 'none'),
  });
  const any = fc.record({
    stake,
    mode: fc.constantFrom(undefined, ...SLIP_MODES),
    legs: fc.array(leg, { minLength: 1, maxLength: 3 }),
    bonusFolders: fc.constant(null),
    joint: fc.constantFrom(undefined, [], offered.slice(0, 1).map(priceOf)),
    system: fc.constantFrom(undefined, undefined, { sizes: [2] }, { sizes: [1, 2] }),
    oddsPolicy: fc.constantFrom('any', 'higher', 'none'),
  });
  return fc.oneof(single, any);
}

/** Any two of what is offered, most often of two matches, and now and then of one. */
function jointBodies(offered: readonly Offered[]): fc.Arbitrary<unknown> {
  const legs = offered.map(({ id, ...offer }) => ({ selectionId: id, ...offer }));
  const winner = /^([^.]+)\.1\._\.1$/;
  const pairs = legs.flatMap((one) => {
    const fixtureId = winner.exec(one.selectionId)?.[1];
    const over = legs.filter(({ selectionId, line }) => {
      return (
        selectionId.startsWith(`${fixtureId}.2.`) &&
        selectionId.endsWith('.Over') &&
        (line ?? 0) >= 150
      );
    });
    return over.map((other) => ({ legs: [one, other] }));
  });
  const any = fc.record({ legs: fc.shuffledSubarray(legs, { minLength: 2, maxLength: 3 }) });
  return pairs.length > 0 ? fc.oneof(any, fc.constantFrom(...pairs)) : any;
}

/** Slips and pairs of what is offered. */
export function betHints(offered: readonly Offered[]): Hints {
  return { 'placeBet.body': betBodies(offered), 'getJointPrice.body': jointBodies(offered) };
}
