export { $bets, $betsFailure } from './model';
