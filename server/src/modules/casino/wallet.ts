import { bodyHash } from '../../lib/body-hash.ts';
import type { Tx } from '../../lib/db.ts';
import { isUniqueViolation } from '../../lib/db-session.ts';
import type { ModuleDeps } from '../../module.ts';
import type { WagerParts } from '../wager/index.ts';
import { openSession } from './sessions.ts';
import { findSession, type WalletSession } from './sessions-repository.ts';
import { balanceAnswer, type WalletAnswer, walletProblem } from './wallet-answer.ts';
import { createBet } from './wallet-bet.ts';
import { findTx, insertTx, type TxKind } from './wallet-repository.ts';
import type { BodyOf, Step, StepResult, WalletCall } from './wallet-step.ts';
import { createSteps } from './wallet-steps.ts';

/** How long a win waits for its bet, and how often it looks. */
const WAIT_MS = 30_000;
const LOOK_MS = 250;

export interface WalletPorts {
  parts: WagerParts;
  wait(ms: number): Promise<void>;
}

export interface Wallet {
  /** A call whose signature and body were checked, in one transaction. */
  run<Call extends WalletCall>(
    providerId: string,
    call: Call,
    body: BodyOf<Call>,
  ): Promise<WalletAnswer>;
  /** From now on no call waits for another. */
  stop(): void;
}

type Outcome = WalletAnswer & { /** Whether the balance is another now. */ hasMoved: boolean };

const unmoved = (answer: WalletAnswer): Outcome => ({ ...answer, hasMoved: false });

/** Runs a transaction once by its id; its repeats are answered alike for ever. */
async function once(
  log: ModuleDeps['log'],
  step: Step,
  { kind, txId, ...body }: { kind: TxKind; txId: string; roundId: string; refTxId?: string },
  run: () => Promise<StepResult | null>,
): Promise<Outcome> {
  const { q, session, now } = step;
  const { providerId, id: sessionId } = session;
  const hash = bodyHash({ kind, ...body });
  const known = await findTx(q, providerId, txId);
  if (known?.bodyHash === hash) return unmoved({ status: known.status, body: known.body });
  if (known) {
    log.warn({ providerId, txId, kind }, 'a transaction of a casino came with another body');
    return unmoved(walletProblem('TRANSACTION_REUSED'));
  }
  const result = await run();
  if (!result) return unmoved(walletProblem('RETRY'));
  const { roundId, refTxId = null } = body;
  const tx = { ...result, providerId, txId, kind, sessionId, roundId, refTxId };
  await insertTx(q, { ...tx, bodyHash: hash, now });
  return { ...result, hasMoved: result.betId !== null && result.amount > 0 };
}

/** Minor units; the account stays locked until the transaction ends. */
async function lockBalance(
  parts: WagerParts,
  q: Tx,
  { memberId, currency }: Pick<WalletSession, 'memberId' | 'currency'>,
): Promise<number> {
  const balance = await parts.lock(q, memberId, currency);
  if (balance === null) throw new Error(`member ${memberId} has no wallet`);
  return balance;
}

async function authenticate(
  q: Tx,
  parts: WagerParts,
  call: { providerId: string; token: string; now: number },
): Promise<WalletAnswer> {
  const opened = await openSession(q, call);
  if (typeof opened === 'string') return walletProblem(opened);
  const { id: sessionId, playerId, gameId, currency } = opened;
  const balance = await lockBalance(parts, q, opened);
  return { status: 200, body: { sessionId, playerId, gameId, currency, balance } };
}

export function createWallet(
  deps: Pick<ModuleDeps, 'db' | 'clock' | 'ids' | 'log'>,
  { parts, wait }: WalletPorts,
): Wallet {
  const { db, clock, log } = deps;
  const bet = createBet(deps, parts);
  const { win, refund, endRound } = createSteps(parts);
  let isStopping = false;

  /** Runs in a transaction of a session of the provider, with the member's account locked. */
  async function within(
    session: WalletSession,
    run: (step: Step) => Promise<Outcome>,
  ): Promise<Outcome> {
    return db.tx(async (q) => {
      const balance = await lockBalance(parts, q, session);
      return run({ q, session, balance, now: clock.now() });
    });
  }

  const STEPS: {
    [Call in Exclude<WalletCall, 'authenticate'>]: (
      step: Step,
      body: BodyOf<Call>,
    ) => Promise<Outcome>;
  } = {
    balance: async ({ balance }) => unmoved(balanceAnswer(balance)),
    bet: (step, body) => once(log, step, { kind: 'bet', ...body }, () => bet(step, body)),
    win: (step, body) => once(log, step, { kind: 'win', ...body }, () => win(step, body)),
    refund: (step, body) => once(log, step, { kind: 'refund', ...body }, () => refund(step, body)),
    endRound: async (step, body) => unmoved(await endRound(step, body)),
  };

  /** Two calls at once may name one transaction or round for two members: the second then sees the first. */
  async function attempt(session: WalletSession, run: (step: Step) => Promise<Outcome>) {
    try {
      return await within(session, run);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return within(session, run);
    }
  }

  async function publishBalance(memberId: string): Promise<void> {
    try {
      await parts.changed(memberId);
    } catch (error) {
      // It is booked: the provider's answer must not depend on who looks.
      log.error({ err: error, memberId }, 'a balance was not published');
    }
  }

  return {
    stop() {
      isStopping = true;
    },
    async run(providerId, call, body) {
      if (call === 'authenticate') {
        const { launchToken: token } = body as BodyOf<'authenticate'>;
        const now = clock.now();
        return db.tx((q) => authenticate(q, parts, { providerId, token, now }));
      }
      const { sessionId } = body as BodyOf<'balance'>;
      const session = await findSession(db, providerId, sessionId);
      if (!session) return walletProblem('NOT_FOUND');
      const step = STEPS[call as keyof typeof STEPS] as (
        step: Step,
        body: unknown,
      ) => Promise<Outcome>;
      let outcome = await attempt(session, (at) => step(at, body));
      const isEarly = () => call === 'win' && outcome.status === 503 && !isStopping;
      for (let waited = 0; isEarly() && waited < WAIT_MS; waited += LOOK_MS) {
        await wait(LOOK_MS);
        outcome = await attempt(session, (at) => step(at, body));
      }
      if (outcome.hasMoved) await publishBalance(session.memberId);
      return { status: outcome.status, body: outcome.body };
    },
  };
}
