import { MINUTE, SECOND, type SimulatedFixture, type Tilt } from './model.ts';
import { noiseBase, smoothNoise, unitAt } from './random.ts';

const STEP = 10 * MINUTE;
/** Odds rest for this long before kick-off, so that the last pre-match ones stand. */
const REST = 30_000;
/** Quotes of a group wander over about this many of its own turns. */
const SLOWNESS = 3;

/** Stages of a fixture's pre-match odds: stage 0 at the announcement, then one about every ten minutes. */
export interface DriftClock {
  /** Last stage at or before an instant; -1 before the announcement. */
  stageAt(at: number): number;
  /** Instant of a stage, or null when betting has closed by then. */
  instantOf(stage: number): number | null;
  /** Tilt in force at a stage for one of `groups` groups, which take turns. */
  tiltOf(stage: number, group: number, groups: number): Tilt;
}

/** The drift of a fixture; everything is looked up, nothing accumulated. */
export function driftClock(fixture: SimulatedFixture): DriftClock {
  const base = noiseBase(`${fixture.key}/drift`);
  function instantOf(stage: number): number | null {
    if (stage === 0) return fixture.announcedAt;
    const at = fixture.announcedAt + Math.round((stage + 0.8 * unitAt(base, stage)) * STEP);
    return at <= fixture.startsAt - REST ? at : null;
  }
  return {
    instantOf,
    stageAt(at) {
      if (at < fixture.announcedAt) return -1;
      let stage = Math.floor((at - fixture.announcedAt) / STEP);
      while (stage > 0 && (instantOf(stage) ?? Number.POSITIVE_INFINITY) > at) stage--;
      return stage;
    },
    tiltOf(stage, group, groups) {
      // Group g is quoted again at the stages s with s mod groups = g; stage 0 quotes all.
      const last = stage - ((((stage - group) % groups) + groups) % groups);
      if (last <= 0) return { balance: 0, volume: 0 };
      const turn = last / (groups * SLOWNESS);
      return {
        balance: smoothNoise(base + 1, turn),
        volume: smoothNoise(base + 2, turn),
      };
    },
  };
}

/** In play the odds wander from one value to the next in this time. */
const IN_PLAY_STEP = 25 * SECOND;

/** The tilt of a game in play at an instant: noise that knows nothing of the game. */
export function inPlayTilt({ key }: SimulatedFixture): (at: number) => Tilt {
  const base = noiseBase(`${key}/noise`);
  return (at) => ({
    balance: smoothNoise(base, at / IN_PLAY_STEP),
    volume: smoothNoise(base + 1, at / IN_PLAY_STEP),
  });
}
