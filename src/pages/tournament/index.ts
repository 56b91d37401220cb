export { casinoTournamentPage, tournamentPage } from './page';
