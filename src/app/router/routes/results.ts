import { comingSoon } from '../coming-soon';

export const resultRoutes = [
  comingSoon('/game_result'),
  comingSoon('/game_result/sports'),
  comingSoon('/game_result/minigame'),
  comingSoon('/game_result/virtuals'),
  comingSoon('/game_result/virtuals/soccer'),
  comingSoon('/game_result/virtuals/basketball'),
  comingSoon('/game_result/virtuals/horse'),
  comingSoon('/game_result/virtuals/dog'),
] as const;
