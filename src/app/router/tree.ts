import { authLayout, defaultLayout, maintenanceLayout, rootRoute } from './root';
import { communityRoutes } from './routes/community';
import { gameRoutes } from './routes/games';
import {
  koreaCrossRoute,
  koreaHandicapRoute,
  koreaLiveRoute,
  koreaRoute,
  koreaSpecialRoute,
  koreaWintieloseRoute,
} from './routes/korea';
import {
  adminIndexRoute,
  adminRoute,
  homeRoute,
  loginRoute,
  maintenanceRoute,
  managerRoute,
  ruleRoute,
} from './routes/main';
import { betResultRoute, friendRoute, memberRoute, messageRoute } from './routes/member';
import { moneyRoutes } from './routes/money';
import { resultRoutes } from './routes/results';

/** The whole route table. */
export const routeTree = rootRoute.addChildren([
  defaultLayout.addChildren([
    homeRoute,
    ruleRoute,
    managerRoute,
    adminRoute,
    adminIndexRoute,
    koreaRoute,
    koreaCrossRoute,
    koreaWintieloseRoute,
    koreaHandicapRoute,
    koreaSpecialRoute,
    koreaLiveRoute,
    betResultRoute,
    memberRoute,
    messageRoute,
    friendRoute,
    ...gameRoutes,
    ...moneyRoutes,
    ...communityRoutes,
    ...resultRoutes,
  ]),
  authLayout.addChildren([loginRoute]),
  maintenanceLayout.addChildren([maintenanceRoute]),
]);
