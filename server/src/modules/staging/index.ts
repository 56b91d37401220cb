import type { FastifyInstance } from 'fastify';
import { parseSelectionId } from '#rules/ids.ts';
import type { Clock } from '../../lib/clock.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { defineModule, type ServerModule } from '../../module.ts';
import { type FeedUpdate, type Fixture, type SportsStage, sportsModule } from '../sports/index.ts';
import { isScenarioId, type ScenarioId, STAGED_SCENARIOS } from './scenarios.ts';
import {
  abandoned,
  cheaper,
  chooseMatch,
  ended,
  homeGoal,
  isStageable,
  opened,
  reopened,
  suspended,
} from './updates.ts';

const SECOND = 1_000;
/** How long after the link what comes by itself comes. */
const SOON = 3 * SECOND;
/** Until who wins is offered again. */
const REOPENS_AFTER = 8 * SECOND;
/** A staged match ends after so long: its feed has no say in it any more. */
const ENDS_AFTER = 600 * SECOND;
const SILENT_FOR = 60 * SECOND;

type Change = (fixture: Fixture, at: number) => FeedUpdate;

interface Step {
  at: number;
  fixtureId: string;
  change: Change;
}

/** What of a call can set off a scenario. */
interface Call {
  method: string;
  path: string;
  body: unknown;
}

type Trigger = (call: Call) => Promise<boolean>;

const PLACEMENT = '/api/bet';
const CASH_OUT = /^\/api\/bet\/[^/]+\/cashout$/;

function selectionsOf(body: unknown): string[] {
  const legs = (body as { legs?: unknown } | null)?.legs;
  if (!Array.isArray(legs)) return [];
  return legs.flatMap((leg) => {
    const id = (leg as { selectionId?: unknown } | null)?.selectionId;
    return typeof id === 'string' ? [id] : [];
  });
}

const isPlacement = ({ method, path }: Call) => method === 'POST' && path === PLACEMENT;
const isCashOut = ({ method, path }: Call) => method === 'POST' && CASH_OUT.test(path);
const isOn = (fixtureId: string, { body }: Call) =>
  selectionsOf(body).some((id) => parseSelectionId(id)?.fixtureId === fixtureId);

/** What happens to staged matches, and when. */
function createTimeline(clock: Clock, stage: SportsStage) {
  let steps: Step[] = [];

  async function play(fixtureId: string, change: Change): Promise<void> {
    const fixture = stage.fixture(fixtureId);
    if (fixture) await stage.play(change(fixture, clock.now()));
  }

  function later(fixtureId: string, afterMs: number, change: Change): void {
    steps.push({ at: clock.now() + afterMs, fixtureId, change });
    steps.sort((one, two) => one.at - two.at);
  }

  function clear(fixtureId: string): void {
    steps = steps.filter((step) => step.fixtureId !== fixtureId);
  }

  const task: DueTask = {
    name: 'staging',
    nextDue: () => steps[0]?.at ?? null,
    async runDue(now) {
      for (let step = steps[0]; step && step.at <= now; step = steps[0]) {
        steps = steps.filter((one) => one !== step);
        await play(step.fixtureId, step.change);
      }
    },
  };

  return {
    later,
    clear,
    task,
    /** From now on the match does what is staged; who wins is offered. */
    async take(fixtureId: string): Promise<void> {
      stage.take(fixtureId);
      await play(fixtureId, opened);
      clear(fixtureId);
      later(fixtureId, ENDS_AFTER, ended);
    },
  };
}

type Starts = Record<ScenarioId, (fixtureId: string) => Promise<void>>;

/** What each scenario does; `when` has it wait for a call, `silence` ends the feed's stream for a while. */
function createStarts(
  clock: Clock,
  stage: SportsStage,
  { later, clear, take }: ReturnType<typeof createTimeline>,
  { when, silence }: { when: (id: ScenarioId, trigger: Trigger) => void; silence: () => void },
): Starts {
  return {
    async 'goal-soon'(id) {
      await take(id);
      later(id, SOON, homeGoal);
      later(id, SOON + REOPENS_AFTER, reopened);
    },
    async 'suspend-on-submit'(id) {
      await take(id);
      when('suspend-on-submit', async (call) => {
        if (!isPlacement(call) || !isOn(id, call)) return false;
        later(id, SECOND, suspended);
        later(id, SECOND + REOPENS_AFTER, reopened);
        return true;
      });
    },
    async 'drop-while-pending'(id) {
      await take(id);
      when('drop-while-pending', async (call) => {
        if (!isPlacement(call) || !isOn(id, call)) return false;
        later(id, SECOND, reopened);
        return true;
      });
    },
    async 'odds-drop'() {
      when('odds-drop', async (call) => {
        const second = isPlacement(call) ? selectionsOf(call.body)[1] : undefined;
        const offer = second === undefined ? null : stage.offer(second);
        if (!offer) return false;
        await stage.play(cheaper(offer.market, offer.selection.outcome, clock.now()));
        return true;
      });
    },
    async 'game-abandoned'(id) {
      await take(id);
      clear(id);
      later(id, SOON, abandoned);
    },
    async 'cash-out-goal'(id) {
      await take(id);
      when('cash-out-goal', async (call) => {
        if (!isCashOut(call)) return false;
        later(id, SECOND, homeGoal);
        later(id, SECOND + REOPENS_AFTER, reopened);
        return true;
      });
    },
    async 'feed-silent'() {
      silence();
    },
  };
}

/** Sets a scenario up; null where it needs a match and none is played that could be staged. */
async function open(
  stage: SportsStage,
  starts: Starts,
  { id, wanted }: { id: ScenarioId; wanted: string | undefined },
): Promise<{ to: string } | null> {
  const { page } = STAGED_SCENARIOS[id];
  if (page !== 'match') {
    await starts[id]('');
    return { to: page };
  }
  const named = wanted === undefined ? undefined : stage.fixture(wanted);
  const fixture = named ?? chooseMatch(stage.fixtures());
  if (!fixture || !isStageable(fixture)) return null;
  await starts[id](fixture.id);
  return { to: `/inplay?fixture=${fixture.id}` };
}

function addRoutes(app: FastifyInstance, stage: SportsStage, starts: Starts): void {
  app.get('/__scenario', () => STAGED_SCENARIOS);
  app.post('/__scenario/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    const { fixture: wanted } = request.query as { fixture?: string };
    if (!isScenarioId(id)) return reply.code(404).send({ message: `no scenario ${id}` });
    const place = await open(stage, starts, { id, wanted });
    return place ?? reply.code(409).send({ message: 'no football match is in play' });
  });
}

function createStagingModule(clock: Clock, stage: SportsStage): ServerModule {
  /** What waits for a call; each scenario once. */
  const triggers = new Map<ScenarioId, Trigger>();
  let silentUntil = 0;
  const timeline = createTimeline(clock, stage);
  const starts = createStarts(clock, stage, timeline, {
    when: (id, trigger) => void triggers.set(id, trigger),
    silence() {
      silentUntil = clock.now() + SILENT_FOR;
    },
  });
  return {
    scheduled: [timeline.task],
    async before(app) {
      app.addHook('onRequest', async (request, reply) => {
        if (request.url.split('?')[0] !== '/api/stream' || clock.now() >= silentUntil) return;
        reply.hijack();
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
        reply.raw.flushHeaders();
        setTimeout(() => reply.raw.end(), silentUntil - clock.now()).unref();
      });
      app.addHook('preHandler', async ({ method, url, body }) => {
        const call = { method, path: url.split('?')[0] ?? '', body };
        for (const [id, trigger] of triggers) if (await trigger(call)) triggers.delete(id);
      });
      addRoutes(app, stage, starts);
    },
  };
}

/**
 * Stages the moments that QA and journeys need, on development servers alone (`SCENARIOS=1`), which `config.ts` refuses
 * where a server is no demonstration.
 */
export const stagingModule = defineModule({
  name: 'staging',
  create: ({ config, clock }, use) =>
    config.hasScenarios ? createStagingModule(clock, use(sportsModule).stage) : {},
});
