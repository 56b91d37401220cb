import type { Answer, OperationId, ProblemCode, Schemas } from '../contract/types.ts';
import type { World } from '../world/world.ts';

/** What takes the place of the contract's examples; each is made of the example as it is `now`. */
export type Shown = {
  [O in OperationId]?: (example: Answer<O>, now: number) => Answer<O>;
};

/** A state of the site that a link opens. What is left out is as on an ordinary day. */
export interface Scenario {
  /** What is seen, for the list that `/__mock/scenarios` gives. */
  title: string;
  /** Whose session a link opens; null is a guest. */
  account: string | null;
  /** Milliseconds that every answer waits. */
  latencyMs?: number;
  problems?: Partial<Record<OperationId, ProblemCode>>;
  shows?: Shown;
  /** Operations that are done, but whose answer never arrives. */
  losesAnswersOf?: readonly OperationId[];
  /** Markets whose odds move in a second. */
  movesPerSecond?: number;
  /** Milliseconds between two goals of all matches in play. */
  goalEveryMs?: number;
  /** Bets in play are refused at the end of their delay. */
  refusesPending?: boolean;
  /** Changes the world before anyone sees it. */
  prepare?(world: World): void;
  /** Runs before each placement is decided. */
  beforeBet?(world: World, request: Schemas['PlaceBetRequest']): void;
  /** What happens once, `afterMs` after the first call, or again and again `everyMs`. */
  events?: readonly ScenarioEvent[];
}

/** What a bet needs that is to come out the same every time: no price falls between the press and the server. */
export const still = { movesPerSecond: 0, goalEveryMs: Number.POSITIVE_INFINITY } as const;

export interface ScenarioEvent {
  afterMs: number;
  everyMs?: number;
  run(world: World): void;
}
