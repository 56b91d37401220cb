import { OPERATIONS } from '../contract/document.ts';
import { boardScenarios } from './boards.ts';
import { betScenarios } from './bets.ts';
import { moneyScenarios } from './money.ts';
import { sessionScenarios } from './sessions.ts';
import { siteScenarios } from './site.ts';
import { type Scenario, still } from './types.ts';

/** Every scenario by the name that a link gives. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  ...siteScenarios,
  ...boardScenarios,
  ...betScenarios,
  ...moneyScenarios,
  ...sessionScenarios,
};

export const DEFAULT_SCENARIO = 'happy';

/** `failing.placeBet.BETTING_BLOCKED`: an ordinary day but for one operation, refused by one of its codes. */
function failingScenario(name: string): Scenario | null {
  const [word, id, code] = name.split('.');
  const operation = word === 'failing' ? OPERATIONS.find((one) => one.id === id) : undefined;
  const known = [...(operation?.problems ?? []), 'INTERNAL' as const].find((one) => one === code);
  if (!operation || !known) return null;
  const title = `${operation.id} is refused with ${known}`;
  return { title, account: 'member01', ...still, problems: { [operation.id]: known } };
}

export function scenarioOf(name: string): Scenario | null {
  return Object.hasOwn(SCENARIOS, name) ? (SCENARIOS[name] ?? null) : failingScenario(name);
}

export function failingNames(): string[] {
  return OPERATIONS.flatMap(({ id, problems }) =>
    [...problems, 'INTERNAL'].map((code) => `failing.${id}.${code}`),
  );
}
