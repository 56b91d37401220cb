import { parseSelectionId } from '#rules/ids.ts';
import { MAX_SAVED_SLIPS, savedSlipFault } from '#rules/saved-slips.ts';
import { Refused } from '../contract/problem.ts';
import type { Schemas } from '../contract/types.ts';
import type { Person } from '../world/person.ts';
import type { World } from '../world/world.ts';
import type { Answers } from './types.ts';

type Contents = Schemas['SavedSlipContents'];

function slipOf({ savedSlips }: Person, id: string): Schemas['SavedSlip'] {
  const slip = savedSlips.find((one) => one.id === id);
  if (!slip) throw new Refused('NOT_FOUND');
  return slip;
}

function withMatches(world: World, { legs, ...contents }: Contents) {
  return {
    ...contents,
    legs: legs.map((leg) => {
      const fixture = world.offer.get(parseSelectionId(leg.selectionId)?.fixtureId ?? '')?.fixture;
      if (!fixture) return leg;
      const { home, away, startsAt } = fixture;
      return { ...leg, home, away, startsAt };
    }),
  };
}

export const savedSlipAnswers: Answers = {
  getSavedSlips: ({ me }) => me().savedSlips,
  saveSlip({ world, me, params: { savedSlipId: id }, body }) {
    const fault = savedSlipFault(body);
    if (fault) throw new Refused('VALIDATION', { errors: [fault] });
    const { savedSlips } = me();
    const there = savedSlips.find((one) => one.id === id);
    if (there) return there;
    if (savedSlips.length >= MAX_SAVED_SLIPS) throw new Refused('SAVED_SLIP_LIMIT');
    const saved = { ...withMatches(world, body), id, savedAt: world.now() };
    me().savedSlips = [saved, ...savedSlips];
    return saved;
  },
  renameSavedSlip({ me, params: { savedSlipId }, body }) {
    slipOf(me(), savedSlipId).name = body.name;
  },
  deleteSavedSlip({ me, params: { savedSlipId } }) {
    const slip = slipOf(me(), savedSlipId);
    me().savedSlips = me().savedSlips.filter((one) => one !== slip);
  },
};
