import { operations } from '../contract/document.ts';
import { clockCases } from './clock/clock.ts';
import { inPlayCases } from './clock/in-play.ts';
import { settlementCases } from './clock/settlement.ts';
import type { Case } from './define-case.ts';
import { favouriteCases } from './account/favourites.ts';
import { messageCases } from './account/messages.ts';
import { sessionCases } from './account/session.ts';
import { signupCases } from './account/signup.ts';
import { cancelCases } from './bet/cancelling.ts';
import { historyCases } from './bet/history.ts';
import { keyCases } from './bet/keys.ts';
import { placingCases } from './bet/placing.ts';
import { refusalCases } from './bet/refusals.ts';
import { accessCase, blockedAddressCase } from './generated/access.ts';
import { inputCase } from './generated/input.ts';
import { methodCases, unknownPathCase } from './generated/methods.ts';
import { rateCase } from './generated/rates.ts';
import { readCase } from './generated/reads.ts';
import { boardCases } from './site/boards.ts';
import { settingCases } from './site/setting.ts';
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
  ...placingCases,
  ...keyCases,
  ...refusalCases,
  ...cancelCases,
  ...historyCases,
  ...messageCases,
  ...favouriteCases,
  // Late: an address may sign up so many members, and the cases before need some.
  ...signupCases,
  ...boardCases,
  ...streamCases,
  ...settingCases,
  ...clockCases,
  ...inPlayCases,
  ...settlementCases,
];
