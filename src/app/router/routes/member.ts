import { comingSoon } from '../coming-soon';

export const betResultRoute = comingSoon('/bet_result');
export const memberRoute = comingSoon('/member');
export const messageRoute = comingSoon('/message');
export const friendRoute = comingSoon('/friend');
