import { demoModule } from './demo/index.ts';
import { createUse, type ModuleDefinition, type ModuleDeps, type ServerModule } from './module.ts';
import { adjustmentModule } from './modules/adjustment/index.ts';
import { attendanceModule } from './modules/attendance/index.ts';
import { auditModule } from './modules/audit/index.ts';
import { authModule } from './modules/auth/index.ts';
import { cashierModule } from './modules/cashier/index.ts';
import { casinoModule } from './modules/casino/index.ts';
import { conversionModule } from './modules/conversion/index.ts';
import { couponModule } from './modules/coupon/index.ts';
import { demoProviderModule } from './modules/demo-provider/index.ts';
import { deskModule } from './modules/desk/index.ts';
import { erasureModule } from './modules/erasure/index.ts';
import { eventModule } from './modules/event/index.ts';
import { fameModule } from './modules/fame/index.ts';
import { favouriteModule } from './modules/favourite/index.ts';
import { healthModule } from './modules/health/index.ts';
import { inquiryModule } from './modules/inquiry/index.ts';
import { memberModule } from './modules/member/index.ts';
import { messageModule } from './modules/message/index.ts';
import { noticeModule } from './modules/notice/index.ts';
import { notificationModule } from './modules/notification/index.ts';
import { postModule } from './modules/post/index.ts';
import { protectionModule } from './modules/protection/index.ts';
import { questModule } from './modules/quest/index.ts';
import { referralModule } from './modules/referral/index.ts';
import { requestModule } from './modules/request/index.ts';
import { resultsModule } from './modules/results/index.ts';
import { rollingModule } from './modules/rolling/index.ts';
import { roundModule } from './modules/round/index.ts';
import { savedSlipModule } from './modules/saved-slip/index.ts';
import { settingModule } from './modules/setting/index.ts';
import { sportsModule } from './modules/sports/index.ts';
import { sportsbookModule } from './modules/sportsbook/index.ts';
import { stagingModule } from './modules/staging/index.ts';
import { statementModule } from './modules/statement/index.ts';
import { tetherModule } from './modules/tether/index.ts';
import { tournamentModule } from './modules/tournament/index.ts';
import { turnoverModule } from './modules/turnover/index.ts';
import { wagerModule } from './modules/wager/index.ts';
import { walletModule } from './modules/wallet/index.ts';
import { streamModule } from './stream/index.ts';

/** Every module, one line each. Order is the order of start and of tasks due at one instant. */
export const MODULES: readonly ModuleDefinition[] = [
  walletModule,
  turnoverModule,
  requestModule,
  auditModule,
  adjustmentModule,
  healthModule,
  streamModule,
  demoModule,
  sportsModule,
  stagingModule,
  wagerModule,
  sportsbookModule,
  roundModule,
  casinoModule,
  demoProviderModule,
  resultsModule,
  settingModule,
  authModule,
  memberModule,
  favouriteModule,
  savedSlipModule,
  messageModule,
  noticeModule,
  eventModule,
  inquiryModule,
  notificationModule,
  postModule,
  cashierModule,
  tetherModule,
  conversionModule,
  rollingModule,
  referralModule,
  couponModule,
  attendanceModule,
  questModule,
  statementModule,
  protectionModule,
  erasureModule,
  tournamentModule,
  fameModule,
  deskModule,
];

export type CreateModules = (deps: ModuleDeps) => readonly ServerModule[];

export const createModules: CreateModules = (deps) => {
  const use = createUse(deps);
  return MODULES.map((one) => use(one));
};
