export { LatestWins } from './ui/latest-wins';
