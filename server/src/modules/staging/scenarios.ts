/** Where a scenario begins: at a match in play, or at a page that is not about one. */
export type StagePage = 'match' | '/korea/cross';

export interface StagedScenario {
  /** What happens, for whoever opens the link. */
  title: string;
  page: StagePage;
}

/**
 * The moments that a development server stages, by the id that a link gives (`?scenario=goal-soon`). The same ids name the
 * journeys and the stories of `docs/scenarios.md`, which lists them.
 */
export const STAGED_SCENARIOS = {
  'goal-soon': { title: 'The home side scores in 3 seconds', page: 'match' },
  'suspend-on-submit': {
    title: 'A second after a bet was sent its match is suspended; it opens again at other odds',
    page: 'match',
  },
  'drop-while-pending': {
    title: 'A second after a bet was sent the odds of the home side fall, and nothing is suspended',
    page: 'match',
  },
  'odds-drop': { title: 'The odds of leg 2 fall as a bet is sent', page: '/korea/cross' },
  'game-abandoned': { title: 'The match is abandoned in 3 seconds', page: 'match' },
  'cash-out-goal': { title: 'A goal comes while a cash-out waits', page: 'match' },
  'feed-silent': { title: 'The event stream says nothing for a minute', page: '/korea/cross' },
} as const satisfies Readonly<Record<string, StagedScenario>>;

export type ScenarioId = keyof typeof STAGED_SCENARIOS;

export function isScenarioId(id: string): id is ScenarioId {
  return Object.hasOwn(STAGED_SCENARIOS, id);
}
