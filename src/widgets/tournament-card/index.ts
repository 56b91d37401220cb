export { TournamentCard } from './ui/tournament-card';
