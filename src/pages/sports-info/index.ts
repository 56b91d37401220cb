export { leagueInfoPage, sportsInfoPage, teamInfoPage } from './page';
