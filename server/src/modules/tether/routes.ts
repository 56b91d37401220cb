import type { Handlers, RequestContext } from '../../contract/types.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import type { PartGauge } from '../../lib/site-parts.ts';
import { cashierAnswer } from '../cashier/index.ts';
import { BLOCK_MS } from './chain-plan.ts';
import type { Asking, TetherService } from './service.ts';
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
  /** Told how late reports come. */
  gauge: Pick<PartGauge, 'note' | 'fails'>;
}

const DEFAULT_PAGE = 15;

function askingOf(ctx: RequestContext): Asking {
  const { protocol, host } = ctx.raw;
  const { memberId } = ctx.member;
  const site = `${protocol}://${host}`;
  // As URLs spell it: a host in capitals, or a port that goes without saying, is the same one.
  const origin = URL.canParse(site) ? new URL(site).origin : site;
  return { memberId, ip: ctx.ip, origin, now: ctx.now };
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
      const answer = await service.url(centsOf(query.amount), askingOf(ctx));
      if (Array.isArray(answer)) return problem('REQUEST_REFUSED', { refusals: answer });
      return { status: 200, body: answer };
    },
    async registerCryptoDeposit({ body }, ctx) {
      const result = await service.register(body, askingOf(ctx));
      if (result.kind === 'registered') return { status: 201, body: { id: result.id } };
      if (result.kind === 'reused') return problem('IDEMPOTENCY_KEY_REUSED');
      return problem('REQUEST_REFUSED', { refusals: result.refusals });
    },
    async getTetherPayments({ query }, ctx) {
      const after = fromCursor(query.cursor, 'text');
      if (after === null) return cursorProblem();
      const { memberId } = ctx.member;
      const page = { after, limit: query.limit ?? DEFAULT_PAGE };
      return { status: 200, body: await service.history(memberId, page) };
    },
    async takeTetherPayment({ params }, ctx) {
      const { memberId, ip, now } = askingOf(ctx);
      const taken = await transfers.take(params.paymentId, { memberId, ip, now });
      if (!taken.ok) return problem(taken.error);
      const payment = await service.find(params.paymentId, memberId);
      return payment ? { status: 200, body: payment } : problem('NOT_FOUND');
    },
    async reportTetherTransfer({ body }, ctx) {
      const reported = await transfers.report(body, ctx.now).catch((error: unknown) => {
        gauge.fails();
        throw error;
      });
      if (reported !== 'received') return problem(reported);
      // The blocks upon a transfer take their time before they can be told.
      gauge.note(ctx.now - body.at - body.confirmations * BLOCK_MS);
      return { status: 200, body: { received: true } };
    },
    async getTetherWithdrawalTerms(_request, ctx) {
      const { memberId } = ctx.member;
      return { status: 200, body: await withdrawals.terms(memberId, ctx.now) };
    },
    async requestTetherWithdrawal({ body, headers }, ctx) {
      const { memberId, ip, now } = askingOf(ctx);
      const asking = { memberId, ip, now, key: headers['Idempotency-Key'] };
      return cashierAnswer(await withdrawals.request(body, asking));
    },
    async joinTether({ body: { address, withdrawPassword: password } }, ctx) {
      if (!isAddress(address)) {
        const message = 'is no address: its check sum is another';
        return problem('VALIDATION', { errors: [{ path: 'address', message }] });
      }
      const { memberId, ip, now } = askingOf(ctx);
      const refusals = await withdrawals.join(address, { memberId, ip, now, password });
      if (refusals.length > 0) return problem('REQUEST_REFUSED', { refusals });
      return { status: 200, body: { address } };
    },
    async sendSimulatedTether({ body }, ctx) {
      const txId = await chain?.send({ ...body, at: ctx.now, delivery: 'usual' });
      return txId == null ? problem('NOT_FOUND') : { status: 201, body: { txId } };
    },
  };
}
