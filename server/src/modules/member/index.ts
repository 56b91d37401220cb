import { defineModule } from '../../module.ts';
import { type Accounts, authModule } from '../auth/index.ts';
import { messageModule } from '../message/index.ts';
import { settingModule } from '../setting/index.ts';
import { wagerModule } from '../wager/index.ts';
import { walletModule } from '../wallet/index.ts';
import { memberInvariants } from './invariants.ts';
import { createMeTopic } from './me-topic.ts';
import { createMemberReader, type MemberReader } from './reader.ts';
import { findLogin, lockLogin, saveLogin } from './repository.ts';
import { memberRoutes } from './routes.ts';
import { createMemberService } from './service.ts';
import { createSignupRequests } from './signup-request.ts';
import { passwordTries } from './tries-repository.ts';

export {
  type BanKind,
  earliestBanEnd,
  endBan,
  insertBan,
  insertNote,
  listEndingBans,
  listNotes,
  type MemberNote,
  readBan,
} from './ban-repository.ts';
export { eraseNotes, eraseProfile, listErasable, lockLeaver } from './erasure-repository.ts';
export type { MemberReader } from './reader.ts';
export { replaceWithdrawPassword, saveOddsPolicy } from './repository.ts';
export { lockStanding, saveStanding, saveSuspended, type Standing } from './standing-repository.ts';
export {
  endLeaving,
  listLeavingObstacles,
  readLeaving,
  readOpenLeaving,
} from './leaving-repository.ts';
export { noteLikeness } from './likeness-repository.ts';
export { createSignupRequests, type SignupRequests } from './signup-request.ts';

function accountsOf({ view, tendencyOf }: MemberReader): Accounts {
  return {
    find: findLogin,
    lock: lockLogin,
    async noteLogin(q, memberId, now) {
      await saveLogin(q, memberId, now);
      await passwordTries.reset(q, memberId);
    },
    view,
    tendencyOf,
  };
}

/** The members' own data: sign-up, account and the `me` topic. */
export const memberModule = defineModule({
  name: 'member',
  tables: [
    'member',
    'suggestion_code',
    'member_leaving',
    'member_likeness',
    'member_ban',
    'member_note',
    'password_tries',
    'retired_user_id',
  ],
  sqlFunctions: ['lookalike'],
  invariants: memberInvariants,
  guests: ['getSuggestionCode', 'checkMember', 'signup', 'findPassword'],
  create(deps, use) {
    const wallet = use(walletModule).service;
    const wager = use(wagerModule).service;
    const messages = use(messageModule).service;
    const auth = use(authModule);
    const reader = createMemberReader(deps.db, wallet);
    auth.setAccounts(accountsOf(reader));
    const requests = createSignupRequests(deps, { wallet, messages });
    const service = createMemberService(deps, {
      auth: auth.service,
      setting: use(settingModule).service,
      reader,
      requests,
      wallet,
    });
    return {
      routes: memberRoutes(service),
      topics: [
        createMeTopic(deps.db, {
          wallet,
          unreadCount: messages.unreadCount,
          openBets: wager.openBetsOf,
          unseenResults: wager.unseenResults,
        }),
      ],
      reader,
      requests,
    };
  },
});
