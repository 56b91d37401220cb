import { betResultPage } from '@/pages/bet-result';
import {
  calculateCasinoPage,
  calculateEventPage,
  calculatePage,
  calculateSportsPage,
  calculateTetherPage,
} from '@/pages/calculate';
import { chargePage } from '@/pages/charge';
import { chargeCryptoPage } from '@/pages/charge-crypto';
import { couponPage } from '@/pages/coupon';
import { adminPage, managerPage } from '@/pages/desk';
import { europePage } from '@/pages/europe';
import { eventListPage, eventPage } from '@/pages/event';
import { exchangePage } from '@/pages/exchange';
import { exchangeCryptoPage } from '@/pages/exchange-crypto';
import { fairnessPage } from '@/pages/fairness';
import { friendPage } from '@/pages/friend';
import { gameResultPage, sportsResultPage } from '@/pages/game-result';
import { homePage } from '@/pages/home';
import { inplayPage } from '@/pages/inplay';
import { crossPage, handicapPage, livePage, specialPage, wintielosePage } from '@/pages/korea';
import { limitsPage } from '@/pages/limits';
import { livetvPage } from '@/pages/livetv';
import { memberPage } from '@/pages/member';
import { messagePage } from '@/pages/message';
import { minigameLobbyPage, minigamePage } from '@/pages/minigame';
import { pointPage } from '@/pages/point';
import {
  basketballResultPage,
  dogResultPage,
  horseResultPage,
  minigameResultPage,
  soccerResultPage,
  virtualResultPage,
} from '@/pages/round-result';
import { rulePage } from '@/pages/rule';
import { leagueInfoPage, sportsInfoPage, teamInfoPage } from '@/pages/sports-info';
import { statementPage } from '@/pages/statement';
import type { PageGroup, PageInfo } from '@/shared/routes';

export interface LaterPage<Path extends string = string> extends PageInfo {
  path: Path;
}

/** A page of the specification that is not built yet; whoever builds it puts its declaration in this place. */
function later<const Path extends string>(
  path: Path,
  title: string,
  group: PageGroup,
  access: PageInfo['access'] = 'members',
): LaterPage<Path> {
  return { path, title, group, access, isPreparing: true };
}

/** The pages of the default layout, in the order of the menu of all pages. */
export const siteMap = [
  homePage,
  crossPage,
  wintielosePage,
  handicapPage,
  specialPage,
  livePage,
  europePage,
  inplayPage,
  sportsInfoPage,
  leagueInfoPage,
  teamInfoPage,
  livetvPage,
  minigameLobbyPage,
  minigamePage,
  later('/casino', '라이브카지노', 'casino'),
  later('/casino_cx', '라이브카지노', 'casino'),
  later('/slot', '슬롯', 'casino'),
  later('/slot/index_cx', '슬롯', 'casino'),
  later('/tournament', '토너먼트', 'community'),
  later('/tournament_casino', '카지노 토너먼트', 'community'),
  chargePage,
  chargeCryptoPage,
  exchangePage,
  exchangeCryptoPage,
  statementPage,
  pointPage,
  couponPage,
  calculatePage,
  calculateCasinoPage,
  calculateEventPage,
  calculateSportsPage,
  calculateTetherPage,
  later('/attendance', '출석체크', 'community'),
  later('/quest', '퀘스트', 'community'),
  eventListPage,
  eventPage,
  later('/free', '자유게시판', 'community'),
  later('/free/write', '자유게시판 글쓰기', 'community'),
  later('/free/view/{-$id}', '자유게시판 글보기', 'community'),
  later('/crypto', '코인 게시판', 'community'),
  later('/crypto/write', '코인 게시판 글쓰기', 'community'),
  later('/crypto/view/{-$id}', '코인 게시판 글보기', 'community'),
  later('/hall_of_fame_bk', '명예의 전당', 'community'),
  later('/customer', '고객센터', 'community', 'guests'),
  later('/customer/write/{-$flag}', '문의하기', 'community'),
  later('/customer/view/{-$id}', '문의 내용', 'community'),
  rulePage,
  gameResultPage,
  sportsResultPage,
  minigameResultPage,
  virtualResultPage,
  soccerResultPage,
  basketballResultPage,
  horseResultPage,
  dogResultPage,
  fairnessPage,
  betResultPage,
  memberPage,
  limitsPage,
  messagePage,
  friendPage,
] as const;

/** The pages of staff, in a frame of their own. */
export const deskPages = [managerPage, adminPage] as const;
