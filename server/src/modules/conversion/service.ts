import {
  CONVERSION_POINTS,
  CONVERSIONS_A_DAY,
  checkConversion,
  checkConversionState,
  convertedAmount,
} from '#rules/conversion.ts';
import { ENTRY } from '#rules/ledger.ts';
import type { MoneyRefusal } from '#rules/money-refusals.ts';
import type { Queryable } from '../../lib/db.ts';
import { runOnce } from '../../lib/idempotency.ts';
import type { Asking } from '../../lib/session.ts';
import type { ModuleDeps } from '../../module.ts';
import { DAY_MS, startOfSeoulDay } from '../../lib/seoul-time.ts';
import { stopRefusals } from '../protection/index.ts';
import type { TurnoverService } from '../turnover/index.ts';
import { lockMoney, type Posting, type WalletService } from '../wallet/index.ts';
import { type Converter, countSince, insertConversion, readConverter } from './repository.ts';
import type { Conversion, PointTerms } from './types.ts';

/** Percent of converted money that is bet before a withdrawal. */
const TURNOVER_PERCENT = 100;

export type ConversionResult =
  | { kind: 'converted'; conversion: Conversion }
  | { kind: 'refused'; refusals: MoneyRefusal[] }
  | { kind: 'reused' };

export interface ConversionPorts {
  wallet: Pick<WalletService, 'book'>;
  turnover: Pick<TurnoverService, 'closeIfEmpty' | 'require'>;
}

export interface ConversionService {
  /** What a conversion may be now; the same rules decide `convert`. */
  terms(memberId: string, now: number): Promise<PointTerms>;
  /** At once, and once per key. Refusals are kept as well. */
  convert(points: number, asking: Asking): Promise<ConversionResult>;
}

function posting(conversion: Conversion, { memberId, ip }: Asking): Posting {
  const { id, points, amount, currency, rate, at } = conversion;
  const house = { owner: null, kind: 'house:exchange' } as const;
  return {
    key: `convert:${id}`,
    entry: ENTRY.pointsConvert,
    actor: memberId,
    at,
    ip,
    rate,
    lines: [
      { account: { owner: memberId, kind: 'points', currency: 'POINT' }, amount: -points },
      { account: { ...house, currency: 'POINT' }, amount: points },
      { account: { ...house, currency }, amount: -amount },
      { account: { owner: memberId, kind: 'money', currency }, amount },
    ],
  };
}

async function stateOf(q: Queryable, { id, state }: Converter, now: number) {
  const start = startOfSeoulDay(now);
  return {
    isBlocked: state !== 'approved',
    convertedToday: await countSince(q, id, start),
    endOfDay: start + DAY_MS,
  };
}

export function createConversionService(
  { db, ids }: Pick<ModuleDeps, 'db' | 'ids'>,
  { wallet, turnover }: ConversionPorts,
): ConversionService {
  async function book(
    q: Queryable,
    points: number,
    asking: Asking,
  ): Promise<Conversion | MoneyRefusal[]> {
    const { memberId, now } = asking;
    await lockMoney(q, memberId);
    const converter = await readConverter(q, memberId);
    if (!converter) return [{ code: 'BLOCKED' }];
    const { currency, balance, rate } = converter;
    const refusals = [
      ...(await stopRefusals(q, memberId, now)),
      ...checkConversion(points, { ...(await stateOf(q, converter, now)), balance }),
    ];
    if (refusals.length > 0) return refusals;
    const conversion: Conversion = {
      id: ids.id('cnv'),
      points,
      amount: convertedAmount({ points, currency, rate }),
      currency,
      rate: currency === 'USD' ? rate : null,
      at: now,
    };
    await turnover.closeIfEmpty(q, { memberId, currency, at: now });
    await insertConversion(q, memberId, conversion);
    await wallet.book(q, posting(conversion, asking));
    await turnover.require(q, {
      memberId,
      source: 'conversion',
      sourceId: conversion.id,
      currency,
      required: conversion.amount,
      at: now,
    });
    return conversion;
  }

  return {
    async terms(memberId, now) {
      const converter = await readConverter(db, memberId);
      if (!converter) throw new Error(`a member without a wallet: ${memberId}`);
      const { currency, balance, held, rate } = converter;
      const state = await stateOf(db, converter, now);
      return {
        currency,
        balance,
        held,
        min: CONVERSION_POINTS.min,
        unit: CONVERSION_POINTS.unit,
        rate: currency === 'USD' ? rate : null,
        turnoverPercent: TURNOVER_PERCENT,
        timesADay: CONVERSIONS_A_DAY,
        timesLeft: Math.max(0, CONVERSIONS_A_DAY - state.convertedToday),
        refusals: [...(await stopRefusals(db, memberId, now)), ...checkConversionState(state)],
      };
    },
    async convert(points, asking) {
      const { memberId, key, now } = asking;
      const command = { memberId, scope: 'conversion' as const, key, body: { points }, at: now };
      const result = await runOnce(db, command, (q) => book(q, points, asking));
      return result.kind === 'done' ? { kind: 'converted', conversion: result.answer } : result;
    },
  };
}
