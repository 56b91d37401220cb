export {
  type Dot,
  type DotTone,
  type Road,
  type RoadLayout,
  roadsOf,
} from './lib/dots';
export { labelParts, marketLabel, pickLabel, selectionLabel } from './lib/labels';
export { gameTitle, roundTitle, runnerName, teamName, venueTitle } from './lib/names';
export { resultText } from './lib/result-text';
export { useRound } from './lib/use-round';
export {
  beadPlate,
  bigRoad,
  derivedRoads,
  type RoadMark,
  streakColumns,
} from './lib/roads';
export { GameDots, type GameDotsProps } from './ui/game-dots';
export { ResultMarks, type ResultMarksProps } from './ui/result-marks';
export type { Minigame, OfferedMarket, OfferedSelection, PlayedRound } from './api';
export {
  $starredGames,
  gamesQuery,
  gameStarred,
  lobbyClosed,
  lobbyOpened,
} from './model/lobby';
export { maintenancePressed } from './model/maintenance';
export { $minigame } from './model/minigame';
export {
  $isPickClosed,
  $nextPick,
  $pick,
  $pickedKey,
  pickDropped,
  pickMoved,
  pickRepriced,
  type RoundPick,
  selectionKey,
  selectionPressed,
} from './model/pick';
export {
  $at,
  $awaited,
  $drawing,
  $events,
  $game,
  $gameId,
  $lastResult,
  $markets,
  $results,
  $round,
  $setting,
  $tableFailure,
  $tableState,
  type Drawing,
  drawingEnded,
  gameClosed,
  gameOpened,
  tableRetried,
} from './model/table';
export { RunnerNumber } from './ui/stage/runner-number';
export { RoundStage, type RoundStageProps } from './ui/stage/round-stage';
export { stageLength } from './ui/stage/stage-length';
