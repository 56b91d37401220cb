import type { Handlers, RequestContext } from '../../contract/types.ts';
import { found, notMade } from '../../lib/answers.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { fieldProblem, problem } from '../../lib/problem.ts';
import { askingOf, callerOf } from '../../lib/session.ts';
import type { PartGauge } from '../../lib/site-parts.ts';
import { cashierAnswer } from '../cashier/index.ts';
import { BLOCK_MS } from './chain-plan.ts';
import type { Paying, TetherService } from './service.ts';
import { isAddress } from './signature.ts';
import type { SimulatedChain } from './simulated-chain.ts';
import type { TetherTransfers } from './transfers.ts';
import type { TetherWithdrawals } from './withdrawals.ts';

type TetherHandlers = Pick<
  Handlers,
  | 'getTetherTerms'
  | 'getTetherDepositUrl'
  | 'registerCryptoDeposit'
  | 'getTetherPayments'
  | 'takeTetherPayment'
  | 'reportTetherTransfer'
  | 'sendSimulatedTether'
  | 'getTetherWithdrawalTerms'
  | 'requestTetherWithdrawal'
  | 'joinTether'
>;

interface TetherParts {
  service: TetherService;
  transfers: TetherTransfers;
  withdrawals: TetherWithdrawals;
  /** Null on a server without demonstration. */
  chain: SimulatedChain | null;
  /** Measures how late reports come. */
  gauge: Pick<PartGauge, 'note' | 'fails'>;
}

const DEFAULT_PAGE = 15;

function payingOf(ctx: RequestContext): Paying {
  const { protocol, host } = ctx.raw;
  const site = `${protocol}://${host}`;
  // As URLs spell it: a host in capitals, or a port that goes without saying, is the same one.
  const origin = URL.canParse(site) ? new URL(site).origin : site;
  return { ...callerOf(ctx), origin };
}

/** Cents of what the contract's form of an amount says: `150.5` is 15,050. */
function centsOf(text: string): number {
  const [whole = '', part = ''] = text.split('.');
  return Number(whole + part.padEnd(2, '0'));
}

export function tetherRoutes({
  service,
  transfers,
  withdrawals,
  chain,
  gauge,
}: TetherParts): TetherHandlers {
  return {
    async getTetherTerms(_request, ctx) {
      const { memberId } = ctx.member;
      return { status: 200, body: await service.terms(memberId, ctx.now) };
    },
    async getTetherDepositUrl({ query }, ctx) {
      const answer = await service.url(centsOf(query.amount), payingOf(ctx));
      if (Array.isArray(answer)) return problem('REQUEST_REFUSED', { refusals: answer });
      return { status: 200, body: answer };
    },
    async registerCryptoDeposit({ body }, ctx) {
      const result = await service.register(body, payingOf(ctx));
      if (result.kind === 'registered') return { status: 201, body: { id: result.id } };
      return notMade(result);
    },
    async getTetherPayments({ query }, ctx) {
      const after = fromCursor(query.cursor, 'text');
      if (after === null) return cursorProblem();
      const { memberId } = ctx.member;
      const page = { after, limit: query.limit ?? DEFAULT_PAGE };
      return { status: 200, body: await service.history(memberId, page) };
    },
    async takeTetherPayment({ params }, ctx) {
      const taken = await transfers.take(params.paymentId, callerOf(ctx));
      if (!taken.ok) return problem(taken.error);
      return found(await service.find(params.paymentId, ctx.member.memberId));
    },
    async reportTetherTransfer({ body }, ctx) {
      const reported = await transfers.report(body, ctx.now).catch((error: unknown) => {
        gauge.fails();
        throw error;
      });
      if (reported !== 'received') return problem(reported);
      // The blocks upon a transfer take their time before they can be reported.
      gauge.note(ctx.now - body.at - body.confirmations * BLOCK_MS);
      return { status: 200, body: { received: true } };
    },
    async getTetherWithdrawalTerms(_request, ctx) {
      const { memberId } = ctx.member;
      return { status: 200, body: await withdrawals.terms(memberId, ctx.now) };
    },
    requestTetherWithdrawal: async ({ body, headers }, ctx) =>
      cashierAnswer(await withdrawals.request(body, askingOf(ctx, headers))),
    async joinTether({ body: { address, withdrawPassword: password } }, ctx) {
      if (!isAddress(address)) {
        const message = 'is no address: its check sum is another';
        return fieldProblem('address', message);
      }
      const refusals = await withdrawals.join(address, { ...callerOf(ctx), password });
      if (refusals.length > 0) return problem('REQUEST_REFUSED', { refusals });
      return { status: 200, body: { address } };
    },
    async sendSimulatedTether({ body }, ctx) {
      const txId = await chain?.send({ ...body, at: ctx.now, delivery: 'usual' });
      return txId == null ? problem('NOT_FOUND') : { status: 201, body: { txId } };
    },
  };
}
