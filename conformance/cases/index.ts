import { operations } from '../contract/document.ts';
import { clockCases } from './clock/clock.ts';
import { inPlayCases } from './clock/in-play.ts';
import { lapseCases } from './clock/lapses.ts';
import { debtCases } from './clock/debts.ts';
import { settlementCases } from './clock/settlement.ts';
import { turnoverCases } from './clock/turnover.ts';
import { weekCases } from './clock/week.ts';
import type { Case } from './define-case.ts';
import { casinoCases } from './account/casino.ts';
import { favouriteCases } from './account/favourites.ts';
import { notificationCases } from './account/notifications.ts';
import { inquiryCases } from './account/inquiries.ts';
import { messageCases } from './account/messages.ts';
import { protectionCases } from './account/protection.ts';
import { profileCases } from './account/profile.ts';
import { sessionCases } from './account/session.ts';
import { signupCases } from './account/signup.ts';
import { tournamentCases } from './account/tournaments.ts';
import { cancelCases } from './bet/cancelling.ts';
import { cashOutCases } from './bet/cash-out.ts';
import { historyCases } from './bet/history.ts';
import { jointCases } from './bet/joint.ts';
import { keyCases } from './bet/keys.ts';
import { placingCases } from './bet/placing.ts';
import { refusalCases } from './bet/refusals.ts';
import { roundCases } from './bet/rounds.ts';
import { savedSlipCases } from './bet/saved-slips.ts';
import { accessCase, blockedAddressCase } from './generated/access.ts';
import { inputCase } from './generated/input.ts';
import { methodCases, unknownPathCase } from './generated/methods.ts';
import { rateCase } from './generated/rates.ts';
import { readCase } from './generated/reads.ts';
import { addressCases } from './desk/addresses.ts';
import { noticeBoardCases } from './desk/board.ts';
import { adjustmentCases } from './desk/adjustments.ts';
import { couponCases } from './desk/coupons.ts';
import { eventCases } from './desk/events.ts';
import { figuresCases } from './desk/figures.ts';
import { overviewCases } from './desk/overview.ts';
import { answerCases } from './desk/answers.ts';
import { deskMemberCases } from './desk/members.ts';
import { depositCases } from './money/deposits.ts';
import { pointCases } from './money/points.ts';
import { referralCases } from './money/referral.ts';
import { rewardCases } from './money/rewards.ts';
import { statementCases } from './money/statement.ts';
import { tetherCases } from './money/tether.ts';
import { withdrawalCases } from './money/withdrawals.ts';
import { boardCases } from './site/boards.ts';
import { placeCases } from './site/places.ts';
import { postCases } from './site/posts.ts';
import { settingCases } from './site/setting.ts';
import { worldDayCases } from './site/world-days.ts';
import { streamCases } from './stream/streams.ts';

/** All cases. Those of the first block follow from the contract alone: a new operation has them at once. */
export const ALL_CASES: readonly Case[] = [
  ...operations.flatMap((one) => [
    accessCase(one),
    inputCase(one),
    ...readCase(one),
    ...rateCase(one),
  ]),
  ...methodCases,
  unknownPathCase,
  blockedAddressCase,
  ...sessionCases,
  ...profileCases,
  ...placingCases,
  ...keyCases,
  ...refusalCases,
  ...jointCases,
  ...cancelCases,
  ...cashOutCases,
  ...historyCases,
  ...messageCases,
  ...favouriteCases,
  ...notificationCases,
  ...savedSlipCases,
  ...roundCases,
  ...casinoCases,
  ...depositCases,
  // Before withdrawals: those pay one out, after which the account `other` has to wait.
  ...tetherCases,
  ...withdrawalCases,
  ...pointCases,
  ...referralCases,
  ...rewardCases,
  ...statementCases,
  ...deskMemberCases,
  ...addressCases,
  ...noticeBoardCases,
  ...adjustmentCases,
  ...couponCases,
  ...eventCases,
  ...figuresCases,
  ...overviewCases,
  ...protectionCases,
  ...answerCases,
  ...inquiryCases,
  ...tournamentCases,
  // Late: an address may sign up so many members, and the cases before need some.
  ...signupCases,
  ...boardCases,
  ...placeCases,
  ...postCases,
  ...worldDayCases,
  ...streamCases,
  ...settingCases,
  ...clockCases,
  ...inPlayCases,
  ...settlementCases,
  ...debtCases,
  ...turnoverCases,
  ...lapseCases,
  ...weekCases,
];
