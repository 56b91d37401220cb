import type { components } from '#contract/types.gen.ts';
import { defineModule, type ModuleDeps, type ServerModule } from '../../module.ts';
import { type WalletService, walletModule } from '../wallet/index.ts';
import { type Cancellation, createCancellation } from './cancel.ts';
import { type CashOuts, createCashOuts } from './cash-out.ts';
import { createDebts, type Debts } from './debts.ts';
import { wagerInvariants } from './invariants.ts';
import { createNotifier } from './notify.ts';
import { createParts, type WagerParts } from './parts.ts';
import { createPendingTask } from './pending.ts';
import { createPlacement, type Placement } from './place.ts';
import { createPreview, type Preview } from './preview.ts';
import { cashOutRoutes, wagerRoutes } from './routes.ts';
import { createWagerService, type WagerService } from './service.ts';
import { createSettlement, type Settlement } from './settle.ts';
import type { SubjectStrategy } from './strategy.ts';
import { createSubjects } from './subjects.ts';

export { eraseCashOutAddresses } from './erasure-repository.ts';
export type { MemberCancelResult } from './cancel.ts';
export type { Debts } from './debts.ts';
export type { LegQuote } from './cash-out-value.ts';
export type { SettlementPreview } from './preview-sum.ts';
export type { PlaceInput, PlaceResult } from './place.ts';
export type { PartEntry, TakenPart, WagerParts } from './parts.ts';
export { placementAnswer } from './placement-answer.ts';
export { wagerRoutes } from './routes.ts';
export { MIXED_GAMES } from './strategy.ts';
export type {
  Confirmation,
  LegOutcome,
  SlipValidation,
  SlipToValidate,
  SubjectEvent,
  SubjectStrategy,
} from './strategy.ts';
export type {
  ValidatedLeg,
  MemberContext,
  Refusal,
  ShownBet,
  SlipRequest,
  StoredBet,
  StoredLeg,
} from './types.ts';
export { wireRefusal } from './wire-refusal.ts';

export type Wager<View> = WagerService<View> &
  Cancellation &
  CashOuts &
  Pick<Placement<View>, 'place'> &
  Pick<Settlement, 'settleEvent'> &
  Preview & { debts: Debts<View>; parts: WagerParts };

export interface WagerModule<View> extends ServerModule {
  service: Wager<View>;
  /** Before the server starts. */
  register(strategy: SubjectStrategy<View>): void;
}

export function createWagerModule<View>(
  deps: Pick<ModuleDeps, 'db' | 'clock' | 'ids' | 'bus'>,
  { wallet, strategies }: { wallet: WalletService; strategies: readonly SubjectStrategy<View>[] },
): WagerModule<View> {
  const subjects = createSubjects(strategies);
  const notifier = createNotifier({ ...deps, wallet, subjects });
  const placement = createPlacement(deps, subjects, notifier);
  const settlement = createSettlement(deps, subjects, notifier);
  const cancellation = createCancellation(deps, subjects, notifier);
  const cashOuts = createCashOuts(deps, subjects, notifier);
  const service = createWagerService(deps, subjects, notifier);
  return {
    // At one instant the bets whose wait is over come before the results that close what they are on.
    scheduled: [createPendingTask(deps, subjects, notifier), ...cashOuts.tasks, settlement],
    start: () => subjects.check(deps.db),
    close: () => placement.idle(),
    register: subjects.register,
    service: {
      ...service,
      ...cancellation,
      ...cashOuts.service,
      place: placement.place,
      settleEvent: settlement.settleEvent,
      ...createPreview(deps),
      debts: createDebts(deps, subjects, notifier),
      parts: createParts(deps, notifier),
    },
  };
}

/** Every wager from placement to settlement. The modules of the kinds register their strategies. */
export const wagerModule = defineModule({
  name: 'wager',
  tables: ['bet', 'bet_leg', 'debt', 'debt_collection', 'cash_out', 'cash_out_target'],
  sqlFunctions: ['bet_'],
  invariants: wagerInvariants,
  create(deps, use) {
    const wallet = use(walletModule).service;
    const wager = createWagerModule<components['schemas']['BetLeg']>(deps, {
      wallet,
      strategies: [],
    });
    const { service } = wager;
    return {
      ...wager,
      routes: { ...wagerRoutes(service), ...cashOutRoutes(service, deps.clock) },
    };
  },
});
