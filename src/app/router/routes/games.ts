import { comingSoon, minigameGameRoute } from '../coming-soon';

export const gameRoutes = [
  comingSoon('/europe'),
  comingSoon('/inplay'),
  comingSoon('/sports_info'),
  comingSoon('/livetv'),
  comingSoon('/minigame'),
  minigameGameRoute,
  comingSoon('/casino'),
  comingSoon('/casino_cx'),
  comingSoon('/slot'),
  comingSoon('/slot/index_cx'),
  comingSoon('/tournament'),
  comingSoon('/tournament_casino'),
] as const;
