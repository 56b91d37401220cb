import { attendancePage } from '@/pages/attendance';
import { betResultPage } from '@/pages/bet-result';
import {
  cryptoPage,
  cryptoViewPage,
  cryptoWritePage,
  freePage,
  freeViewPage,
  freeWritePage,
} from '@/pages/board';
import {
  calculateCasinoPage,
  calculateEventPage,
  calculatePage,
  calculateSportsPage,
  calculateTetherPage,
} from '@/pages/calculate';
import { casinoCxPage, casinoPage, slotCxPage, slotPage } from '@/pages/casino';
import { chargePage } from '@/pages/charge';
import { chargeCryptoPage } from '@/pages/charge-crypto';
import { couponPage } from '@/pages/coupon';
import { customerPage, customerViewPage, customerWritePage } from '@/pages/customer';
import { adminPage, managerPage } from '@/pages/desk';
import { europePage } from '@/pages/europe';
import { eventListPage, eventPage } from '@/pages/event';
import { exchangePage } from '@/pages/exchange';
import { exchangeCryptoPage } from '@/pages/exchange-crypto';
import { fairnessPage } from '@/pages/fairness';
import { friendPage } from '@/pages/friend';
import { gameResultPage, sportsResultPage } from '@/pages/game-result';
import { hallOfFamePage } from '@/pages/hall-of-fame';
import { homePage } from '@/pages/home';
import { inplayPage } from '@/pages/inplay';
import { crossPage, handicapPage, livePage, specialPage, wintielosePage } from '@/pages/korea';
import { limitsPage } from '@/pages/limits';
import { livetvPage } from '@/pages/livetv';
import { memberPage } from '@/pages/member';
import { messagePage } from '@/pages/message';
import { minigameLobbyPage, minigamePage } from '@/pages/minigame';
import { pointPage } from '@/pages/point';
import { questPage } from '@/pages/quest';
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
import { casinoTournamentPage, tournamentPage } from '@/pages/tournament';

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
  casinoPage,
  casinoCxPage,
  slotPage,
  slotCxPage,
  tournamentPage,
  casinoTournamentPage,
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
  attendancePage,
  questPage,
  eventListPage,
  eventPage,
  freePage,
  freeWritePage,
  freeViewPage,
  cryptoPage,
  cryptoWritePage,
  cryptoViewPage,
  hallOfFamePage,
  customerPage,
  customerWritePage,
  customerViewPage,
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
