import { defineModule } from '../../module.ts';
import { adjustmentModule } from '../adjustment/index.ts';
import { attendanceModule } from '../attendance/index.ts';
import { authModule } from '../auth/index.ts';
import { cashierModule } from '../cashier/index.ts';
import { casinoModule } from '../casino/index.ts';
import { couponModule } from '../coupon/index.ts';
import { eventModule } from '../event/index.ts';
import { inquiryModule } from '../inquiry/index.ts';
import { memberModule } from '../member/index.ts';
import { messageModule } from '../message/index.ts';
import { noticeModule } from '../notice/index.ts';
import { postModule } from '../post/index.ts';
import { protectionModule } from '../protection/index.ts';
import { questModule } from '../quest/index.ts';
import { referralModule } from '../referral/index.ts';
import { rollingModule } from '../rolling/index.ts';
import { roundModule } from '../round/index.ts';
import { settingModule } from '../setting/index.ts';
import { sportsbookModule } from '../sportsbook/index.ts';
import { statementModule } from '../statement/index.ts';
import { tetherModule } from '../tether/index.ts';
import { tournamentModule } from '../tournament/index.ts';
import { wagerModule } from '../wager/index.ts';
import { attendanceRoutes } from './attendance.ts';
import { auditRoutes } from './audit.ts';
import { bankRoutes } from './banks.ts';
import { blockedAddressRoutes } from './blocked-addresses.ts';
import { casinoRoundRoutes } from './casino-rounds.ts';
import { casinoRoutes } from './casino.ts';
import { clockRoutes } from './clock.ts';
import { couponRoutes } from './coupons.ts';
import { debtRoutes } from './debts.ts';
import { eventRoutes } from './events.ts';
import { createFiguresService } from './figures-service.ts';
import { figureRoutes } from './figures.ts';
import { fixtureRoutes } from './fixtures.ts';
import { healthRoutes } from './health.ts';
import { inquiryRoutes } from './inquiries.ts';
import { deskInvariants } from './invariants.ts';
import { createMemberDeskService } from './member-service.ts';
import { memberRoutes } from './members.ts';
import { messageRoutes } from './messages.ts';
import { minigameRoutes } from './minigames.ts';
import { noticeRoutes } from './notices.ts';
import { postRoutes } from './posts.ts';
import { createQueueService } from './queue-service.ts';
import { queueRoutes } from './queues.ts';
import { questRoutes } from './quests.ts';
import { roundRoutes } from './rounds.ts';
import { createDeskSearch } from './search-service.ts';
import { searchRoutes } from './search.ts';
import { createSettingChange } from './setting-service.ts';
import { settingRoutes } from './settings.ts';
import { tournamentRoutes } from './tournaments.ts';

/** Where staff works: a file for each section, named as the screen names it, and the stream's topic `desk`. */
export const deskModule = defineModule({
  name: 'desk',
  invariants: deskInvariants,
  create(deps, use) {
    const auth = use(authModule).service;
    const { cashier, credits } = use(cashierModule);
    const { reader, requests: signups } = use(memberModule);
    const adjustment = use(adjustmentModule).service;
    const { service: setting, requests: settings, lists } = use(settingModule);
    const { service: events, desk: eventDesk } = use(eventModule);
    const { debts } = use(wagerModule).service;
    const coupons = use(couponModule);
    const casino = use(casinoModule).desk;
    const rounds = use(roundModule).desk;
    const queues = createQueueService(deps, {
      signups,
      cashier,
      adjustment,
      settings,
      referral: use(referralModule).desk,
      tether: use(tetherModule).desk,
      coupons: coupons.queue,
    });
    const members = createMemberDeskService(deps, {
      ...credits,
      auth,
      cashier,
      protection: use(protectionModule).service,
      debtsOf: debts.ofMember,
    });
    return {
      routes: {
        ...queueRoutes(queues),
        ...memberRoutes({
          desk: members,
          reader,
          signups,
          statement: use(statementModule).service,
          rolling: use(rollingModule).service,
          queues,
        }),
        ...messageRoutes(use(messageModule)),
        ...postRoutes(use(postModule).reports),
        ...inquiryRoutes(use(inquiryModule).service),
        ...noticeRoutes(use(noticeModule).desk),
        ...fixtureRoutes(use(sportsbookModule).service),
        ...minigameRoutes(rounds),
        ...roundRoutes(rounds),
        ...casinoRoutes(casino),
        ...casinoRoundRoutes(casino),
        ...debtRoutes(debts, queues),
        ...couponRoutes(coupons),
        ...eventRoutes({ events, desk: eventDesk, rewards: adjustment.rewards }),
        ...attendanceRoutes(use(attendanceModule).service),
        ...questRoutes(use(questModule).desk),
        ...tournamentRoutes(use(tournamentModule).desk),
        ...blockedAddressRoutes(auth),
        ...settingRoutes({
          setting,
          change: createSettingChange(deps, { setting, sessions: auth.sessions }),
          queues,
        }),
        ...bankRoutes(lists),
        ...clockRoutes(deps, auth.sessions),
        ...auditRoutes(deps.db),
        ...figureRoutes(createFiguresService(deps)),
        ...healthRoutes(deps),
        ...searchRoutes(createDeskSearch(deps)),
      },
      scheduled: [members.endBans],
      topics: [
        {
          matches: (topic: string) => topic === 'desk',
          access: 'staff' as const,
          snapshot: () => queues.state(),
        },
      ],
    };
  },
});
