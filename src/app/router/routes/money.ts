import { comingSoon } from '../coming-soon';

export const moneyRoutes = [
  comingSoon('/charge'),
  comingSoon('/chargeCrypto'),
  comingSoon('/exchange'),
  comingSoon('/exchangeCrypto'),
  comingSoon('/mywallet/point'),
  comingSoon('/coupon'),
  comingSoon('/calculate'),
  comingSoon('/calculateCasino'),
  comingSoon('/calculateEvent'),
  comingSoon('/calculateSports'),
  comingSoon('/calculateTether'),
] as const;
