export {
  calculateCasinoPage,
  calculateEventPage,
  calculatePage,
  calculateSportsPage,
  calculateTetherPage,
} from './page';
