export { countGames, type Game, type SportGroup } from './lib/sport-groups';
export { createGoalNews } from './model/goal-news';
export { createInPlayList } from './model/in-play-list';
export { CompactLiveHead, type CompactLiveHeadProps } from './ui/compact-live-head';
export { GameSummary, type GameSummaryProps } from './ui/game-summary';
export { LiveHead, liveHeadHeight, type LiveHeadProps } from './ui/live-head';
export { MomentumView, type MomentumViewProps } from './ui/momentum-view';
export { StaleView, type StaleViewProps } from './ui/stale-view';
export { Scoreboard, type ScoreboardProps } from './ui/scoreboard';
