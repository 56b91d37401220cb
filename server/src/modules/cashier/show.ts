import type { Queryable } from '../../lib/db.ts';
import { type MoneyRow, readRequests } from './request-repository.ts';
import type { BankAccount, MoneyRequest } from './types.ts';

/** Hides all of an account number but its last four digits. */
export function maskBank(bank: BankAccount | null): BankAccount | null {
  return bank && { ...bank, accountNumber: `····${bank.accountNumber.slice(-4)}` };
}

export function showRequest(row: MoneyRow): MoneyRequest {
  const { id, kind, state, createdAt, updatedAt, steps, details } = row;
  const { amount, currency } = details;
  const common = { id, kind, amount, currency, state, createdAt, updatedAt, steps };
  if (row.kind === 'deposit') {
    const { depositorName, bonus, bonusPoints, turnover } = row.details;
    return { ...common, depositorName, bonus, bonusPoints, turnover, bank: null };
  }
  const bank = maskBank(row.details.bank);
  return { ...common, depositorName: null, bonus: null, bonusPoints: 0, turnover: 0, bank };
}

/** A request as its member sees it. */
export async function shown(q: Queryable, id: string): Promise<MoneyRequest> {
  const [row] = await readRequests(q, [id]);
  if (!row) throw new Error(`the request ${id} is not there`);
  return showRequest(row);
}
