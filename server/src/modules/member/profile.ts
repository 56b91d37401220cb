import type { components } from '#contract/types.gen.ts';
import { nextLevel } from '#rules/level.ts';
import type { Db } from '../../lib/db.ts';
import { listDevices, listSignIns } from '../auth/index.ts';
import { listObstacles, type ProfileRow, readProfile, readRest } from './profile-repository.ts';

export type Profile = components['schemas']['Profile'];

const SIGN_INS = 10;
const RATE_SCALE = 10_000;

/** Hides the middle of a telephone number. */
function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}-····-${phone.slice(-4)}`;
}

/** Hides the end of an address. */
function maskIp(ip: string): string {
  return ip.includes(':')
    ? `${ip.split(':').slice(0, 2).join(':')}:····`
    : ip.replace(/\.\d+$/, '.···');
}

function wonOf({ deposits, currency, rate }: ProfileRow): number {
  if (currency === 'KRW') return Math.max(0, deposits);
  const micro = BigInt(Math.max(0, deposits)) * BigInt(rate);
  return Number(micro / BigInt(100 * RATE_SCALE));
}

export function createProfileReader(db: Db) {
  return async function profile(memberId: string, device: string | null): Promise<Profile> {
    const row = await readProfile(db, memberId);
    if (!row) throw new Error(`a session without a member: ${memberId}`);
    const { userId, nickname, level, joinedAt, phoneNumber, bank } = row;
    const next = nextLevel(level);
    const signIns = await listSignIns(db, memberId, SIGN_INS);
    return {
      userId,
      nickname,
      level,
      joinedAt,
      nextLevel: next && { ...next, done: wonOf(row) },
      phoneNumber: phoneNumber && maskPhone(phoneNumber),
      bank: bank && { ...bank, accountNumber: `····${bank.accountNumber.slice(-4)}` },
      devices: await listDevices(db, memberId, device),
      signIns: signIns.map((one) => ({ ...one, ip: maskIp(one.ip) })),
      leaveObstacles: await listObstacles(db, memberId),
      leaveRest: (await readRest(db, memberId)).rest,
      currency: row.currency,
      preference: row.preference,
    };
  };
}
