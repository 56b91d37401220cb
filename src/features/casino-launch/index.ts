export type { Launch, LaunchRequest } from './lib/launch';
export type { LaunchFailure } from './lib/launch-failure';
export { useGameFrame } from './lib/use-game-frame';
export { frameShown, gameClosed, gameFailed, roundPlayed } from './model/frame';
export {
  $isLaunching,
  $launch,
  $launchFailure,
  launchClosed,
  launched,
  launchRequested,
} from './model/launch';
