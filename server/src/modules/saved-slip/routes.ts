import { savedSlipFault } from '#rules/saved-slips.ts';
import type { Handlers } from '../../contract/types.ts';
import { done } from '../../lib/answers.ts';
import { problem } from '../../lib/problem.ts';
import type { SavedSlipService } from './service.ts';

type SavedSlipHandlers = Pick<
  Handlers,
  'getSavedSlips' | 'saveSlip' | 'renameSavedSlip' | 'deleteSavedSlip'
>;

export function savedSlipRoutes(slips: SavedSlipService): SavedSlipHandlers {
  return {
    async getSavedSlips(_request, ctx) {
      return { status: 200, body: await slips.list(ctx.member.memberId) };
    },
    async saveSlip({ params: { savedSlipId }, body }, ctx) {
      const { memberId } = ctx.member;
      const fault = savedSlipFault(body);
      if (fault) return problem('VALIDATION', { errors: [fault] });
      const saved = await slips.save(memberId, savedSlipId, body, ctx.now);
      return saved === 'full' ? problem('SAVED_SLIP_LIMIT') : { status: 200, body: saved };
    },
    async renameSavedSlip({ params: { savedSlipId }, body }, ctx) {
      return done(await slips.rename(ctx.member.memberId, savedSlipId, body.name));
    },
    async deleteSavedSlip({ params: { savedSlipId } }, ctx) {
      return done(await slips.remove(ctx.member.memberId, savedSlipId));
    },
  };
}
