import { type Attacker, type Line, outcomeOf, type World } from './attacker.ts';

export const STAKE = 10_000;
export const LIMIT = 50_000;
export const FUNDS = 1_000_000;

/** Codes that are stakes, and those that are deposits, as rules/ledger.ts has them. */
const STAKES = [4100, 4500, 9100];
export const DEPOSITS = [2100, 2110];

export interface Attack {
  what: string;
  /** Ways round a limit that were found; [] where it held. */
  run(world: World): Promise<string[]>;
}

export const sum = (lines: readonly Line[], codes: readonly number[]) =>
  lines.filter(({ code }) => codes.includes(code)).reduce((all, { amount }) => all + amount, 0);

export const staked = (lines: readonly Line[]) => -sum(lines, STAKES);

/** A member in won with money; what they paid in is older than any day that is looked at. */
export async function rich(world: World, funds = FUNDS): Promise<Attacker> {
  const member = await world.member();
  await member.deposit(funds);
  await world.approveAll('deposit');
  if ((await member.money()) !== funds) throw new Error('a deposit was not credited');
  return member;
}

export function unless(isSo: boolean, found: string): string[] {
  return isSo ? [] : [found];
}

/** Refusals that say nothing of limits would make an attack fail for a reason of its own. */
export const OWN = /OWN_|SELF_EXCLUDED|ON_BREAK/;

/** Sends what has to be refused for the member's own sake, one after the other. */
export async function expectRefused(
  attempts: Record<string, () => Promise<Parameters<typeof outcomeOf>[0]>>,
  reason = OWN,
): Promise<string[]> {
  const found: string[] = [];
  for (const [what, attempt] of Object.entries(attempts)) {
    const outcome = outcomeOf(await attempt());
    if (!reason.test(outcome)) found.push(`${what}: ${outcome}`);
  }
  return found;
}

/** What a limit leaves must be taken: an attack on a member who may do nothing shows nothing. */
export async function lawful<A extends Parameters<typeof outcomeOf>[0]>(
  sent: Promise<A>,
): Promise<A> {
  const answer = await sent;
  const outcome = outcomeOf(answer);
  if (outcome !== 'taken') throw new Error(`what is within the limits was refused: ${outcome}`);
  return answer;
}
