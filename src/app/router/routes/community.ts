import { comingSoon } from '../coming-soon';

export const communityRoutes = [
  comingSoon('/attendance'),
  comingSoon('/quest'),
  comingSoon('/event'),
  comingSoon('/event/$id'),
  comingSoon('/free'),
  comingSoon('/free/write'),
  comingSoon('/free/view/{-$id}'),
  comingSoon('/crypto'),
  comingSoon('/crypto/write'),
  comingSoon('/crypto/view/{-$id}'),
  comingSoon('/hall_of_fame_bk'),
  comingSoon('/customer'),
  comingSoon('/customer/write/{-$flag}'),
  comingSoon('/customer/view/{-$id}'),
] as const;
