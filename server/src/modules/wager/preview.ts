import type { ModuleDeps } from '../../module.ts';
import { dryRun } from '../../lib/dry-run.ts';
import { type Plan, planBets } from './plan.ts';
import { inOrderOfAccounts, type MemberBet, readEffects } from './preview-repository.ts';
import { summarise, type PreviewedBet, type SettlementPreview } from './preview-sum.ts';
import { betsToSettle, settleBatch } from './settle-repository.ts';
import type { SubjectEvent } from './strategy.ts';

const PAGE = 256;
/** Bets of one dry run: their members wait for their accounts as long as it takes, as they do for a settlement. */
const BATCH = 32;
/** A bet that changes between plan and dry run is planned again, as in a settlement. */
const MAX_ROUNDS = 5;

export interface Preview {
  /**
   * For whoever is about to correct or void a result: the settlement's own commands run and are taken back, so that
   * nothing is booked or published. Bets that are placed meanwhile are not in it.
   */
  previewEvent(kind: string, event: SubjectEvent): Promise<SettlementPreview>;
}

/** Cuts bets into runs of about `BATCH`, each with all bets of its members: a balance carries over from bet to bet. */
function runsOf(bets: readonly MemberBet[]): string[][] {
  const runs: MemberBet[][] = [];
  for (const bet of bets) {
    const last = runs.at(-1);
    if (!last || (last.length >= BATCH && last.at(-1)?.memberId !== bet.memberId)) runs.push([bet]);
    else last.push(bet);
  }
  return runs.map((run) => run.map(({ id }) => id));
}

export function createPreview({
  db,
  clock,
  ids,
}: Pick<ModuleDeps, 'db' | 'clock' | 'ids'>): Preview {
  async function allBets(kind: string, { id, version }: SubjectEvent): Promise<MemberBet[]> {
    const found: string[] = [];
    for (;;) {
      const page = await betsToSettle(db, { kind, id, version }, found.at(-1) ?? '', PAGE);
      found.push(...page);
      if (page.length < PAGE) break;
    }
    return inOrderOfAccounts(db, found);
  }

  /** The effects of plans, null when one of their bets has changed since. */
  async function effectsOf(plans: readonly Plan[], now: number): Promise<PreviewedBet[] | null> {
    const tried = plans.map(({ bet, entry }) => ({ bet, entry, txId: ids.id('txn') }));
    const items = tried.map(({ entry, txId }) => ({ ...entry, txId }));
    return dryRun(db, async (q) => {
      const answers = await settleBatch(q, items, now);
      const failed = answers.find((answer) => answer.startsWith('failed'));
      if (failed !== undefined) throw new Error(`a settlement could not be tried: ${failed}`);
      return answers.includes('stale') ? null : readEffects(q, tried);
    });
  }

  async function previewRun(betIds: readonly string[], kind: string, event: SubjectEvent) {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const now = clock.now();
      const plans = await planBets(db, { betIds, kind, event, now });
      const undecided = plans.reduce((sum, plan) => sum + plan.undecided, 0);
      const work = plans.filter((plan) => plan.entry !== null);
      const bets = work.length === 0 ? [] : await effectsOf(work, now);
      if (bets) return { bets, undecided };
    }
    throw new Error(`bets of ${kind} ${event.id} keep changing: ${betIds.join(' ')}`);
  }

  return {
    async previewEvent(kind, event) {
      const bets: PreviewedBet[] = [];
      let undecided = 0;
      for (const run of runsOf(await allBets(kind, event))) {
        const part = await previewRun(run, kind, event);
        bets.push(...part.bets);
        undecided += part.undecided;
      }
      return summarise(bets, undecided);
    },
  };
}
