import {
  TETHER_AMOUNTS,
  TETHER_CONFIRMATIONS,
  TETHER_FEE_MICRO,
  TETHER_KEPT_MS,
  TETHER_PART_MS,
  TETHER_UNASKED_MICRO,
} from '../../../rules/tether.ts';
import { CONVERSION_POINTS, CONVERSIONS_A_DAY } from '../../../rules/conversion.ts';
import {
  BONUS_BOUNDS,
  BONUS_RULES,
  DEFAULT_BONUSES,
  DEPOSIT_AMOUNTS,
  DEPOSIT_BONUSES,
  DEPOSIT_EXPIRES_MS,
  DEPOSIT_WAIT_MS,
} from '../../../rules/deposit.ts';
import {
  DEFAULT_LIMITS,
  DEFAULT_USD_RATE,
  LIMIT_BOUNDS,
  LIMIT_NAMES,
  VIP_LEVELS,
} from '../../../rules/limits.ts';
import {
  type ListedTransition,
  REQUEST_LOCK_MS,
  REQUEST_TRANSITIONS,
} from '../../../rules/request-transitions.ts';
import { ROLLING_MIN } from '../../../rules/rolling.ts';
import { ADJUSTMENT_SECOND_PERSON_WON, SECOND_PERSON_WON } from '../../../rules/second-person.ts';
import {
  EMPTY_BALANCE,
  TURNOVER_LOW_ODDS,
  TURNOVER_PARTS,
  TURNOVER_WEIGHTS,
} from '../../../rules/turnover.ts';
import {
  MAX_WITHDRAW_TRIES,
  WITHDRAWAL_WAIT_MS,
  withdrawalTerms,
} from '../../../rules/withdrawal.ts';
import { table } from './tables.ts';
import type { Json } from './types.ts';

const RATE = DEFAULT_USD_RATE;
const BASIS_POINTS = 100;
const number = (value: number): string => value.toLocaleString('en-US');
const minutes = (ms: number): string => {
  const all = ms / 60_000;
  return all >= 60 ? `${all / 60} h` : `${all} min`;
};

function stepRow({ event, from, to, by, ...step }: ListedTransition<string, string>): string[] {
  const notes = [
    step.people === 1 && 'amounts that one person decides',
    step.people === 2 && 'amounts that take two',
    step.notByActorOf && `by another than who did \`${step.notByActorOf}\``,
    step.needsReason && 'needs a reason',
    step.takesLock && `locks it for other staff, ${minutes(REQUEST_LOCK_MS)}`,
  ].filter((note) => typeof note === 'string');
  const states = from.map((state) => `\`${state}\``).join(', ');
  return [`\`${event}\``, states, `\`${to}\``, by.join(', '), notes.join('; ')];
}

/** What may become of a request of each kind, in Markdown. */
export function transitionTables(): string {
  return Object.entries(REQUEST_TRANSITIONS)
    .map(([kind, { initial, transitions }]) => {
      const rows = transitions.map(stepRow);
      const steps = table(['event', 'from', 'to', 'by', 'where it holds'], rows);
      return `\`${kind}\` begins as \`${initial}\`:\n\n${steps}`;
    })
    .join('\n\n');
}

/** Amounts, limits and waiting times of deposits, in Markdown; minor units. */
function depositTerms(): string {
  const { KRW, USD } = DEPOSIT_AMOUNTS;
  const { basisPoints, capPoints, turnoverPercent } = BONUS_BOUNDS;
  const bonuses = DEPOSIT_BONUSES.map((kind) => {
    const terms = DEFAULT_BONUSES[kind];
    const { turnsBonus, currencies } = BONUS_RULES[kind];
    return [
      `\`${kind}\``,
      currencies.join(', '),
      `${terms.basisPoints / BASIS_POINTS} %`,
      number(terms.capPoints),
      `${terms.turnoverPercent} % of the amount${turnsBonus ? ' and the bonus' : ''}`,
    ];
  });
  return [
    table(
      ['deposit', 'KRW', 'USD (cents)'],
      [
        ['lowest', number(KRW.min), number(USD.min)],
        ['highest', number(KRW.max), number(USD.max)],
        ['multiple of', number(KRW.unit), number(USD.unit)],
        ['between two requests', minutes(DEPOSIT_WAIT_MS), minutes(DEPOSIT_WAIT_MS)],
        [
          'expires, where nobody took it up, after',
          minutes(DEPOSIT_EXPIRES_MS),
          minutes(DEPOSIT_EXPIRES_MS),
        ],
      ],
    ),
    table(['bonus', 'currency', 'points', 'at most', 'turnover'], bonuses),
    `Two admins may set others (\`askForSetting\`): points to ${basisPoints.max / BASIS_POINTS} %, at most ${number(capPoints.max)}, turnover of ${turnoverPercent.min} to ${number(turnoverPercent.max)} %. \`getDepositTerms\` has those in force.`,
  ].join('\n\n');
}

function settableLimits(): string {
  const bounds = LIMIT_NAMES.map((name) => {
    const { min, max } = LIMIT_BOUNDS[name];
    return `\`${name}\` ${number(min)} to ${number(max)}`;
  });
  return `Two admins may set others for each group of levels, for their European slips, and for slips in play (\`askForSetting\`), in won: ${bounds.join(', ')}. \`getSetting\` has those in force.`;
}

/** The same of withdrawals; USD at the rate of `DEFAULT_USD_RATE`. */
function withdrawalTables(): string {
  const of = (currency: 'KRW' | 'USD', level: number) =>
    withdrawalTerms({ level, currency, rate: RATE }, DEFAULT_LIMITS);
  const [vip = 0] = VIP_LEVELS;
  const row = (title: string, read: (terms: ReturnType<typeof of>) => number, level = 1) => [
    title,
    number(read(of('KRW', level))),
    number(read(of('USD', level))),
  ];
  const wait = minutes(WITHDRAWAL_WAIT_MS);
  return [
    table(
      ['withdrawal', 'KRW', 'USD (cents)'],
      [
        row('lowest', ({ min }) => min),
        row('multiple of', ({ unit }) => unit),
        row('highest of a day of Seoul', ({ max }) => max),
        row(`the same, levels ${VIP_LEVELS.join(' and ')}`, ({ max }) => max, vip),
        ['after the last withdrawal, and after a deposit was credited', wait, wait],
        ['wrong passwords in a row that lock withdrawals', ...Array(2).fill(MAX_WITHDRAW_TRIES)],
      ],
    ),
    `Highest amounts in USD follow from the won by the site's rate, here ${number(RATE)}, in whole dollars rounded down. ${settableLimits()}`,
  ].join('\n\n');
}

/** What staff may decide alone, what turnover counts, and what conversions may be. */
function otherTerms(): string {
  const weights = Object.entries(TURNOVER_WEIGHTS).map(([kind, percent]) => `${kind} ${percent}`);
  const rows = [
    [
      'two people of staff decide a deposit or a withdrawal from',
      `${number(SECOND_PERSON_WON)} won`,
    ],
    [
      'two admins decide what one admin corrects and gives as coupons in 24 hours, from',
      `${number(ADJUSTMENT_SECOND_PERSON_WON)} won`,
    ],
    ['staff keeps a request that `check` took', minutes(REQUEST_LOCK_MS)],
    ['percent of a stake that counts as turnover', weights.join(', ')],
    [
      'a single stake counts up to',
      `one ${TURNOVER_PARTS}th of a requirement; with a bonus the weights are lower (ADR 0012)`,
    ],
    [
      'legs that add no turnover',
      `odds of ${TURNOVER_LOW_ODDS} and below, void, on opposite outcomes`,
    ],
    [
      'turnover ends at a balance below',
      `${number(EMPTY_BALANCE.KRW)} won, ${EMPTY_BALANCE.USD} cents`,
    ],
    [
      'points to money',
      `from ${number(CONVERSION_POINTS.min)}, in multiples of ${number(CONVERSION_POINTS.unit)}, ${CONVERSIONS_A_DAY} a day of Seoul`,
    ],
    ['rolling comp to money, from', `${number(ROLLING_MIN.KRW)} won, ${ROLLING_MIN.USD} cents`],
  ];
  return table(['rule', 'value'], rows);
}

/** What a tether deposit and a tether withdrawal may be, in Markdown. */
function tetherTerms(): string {
  const { min, max, unit } = TETHER_AMOUNTS;
  return table(
    ['tether', ''],
    [
      ['lowest, highest deposit, cents of a USDT', `${number(min)}, ${number(max)}`],
      ['multiple of', number(unit)],
      ['address and rate are kept for', minutes(TETHER_KEPT_MS)],
      ['a payment in part is credited as it came after another', minutes(TETHER_PART_MS)],
      ['blocks before coins count', number(TETHER_CONFIRMATIONS)],
      ['credited without staff up to, micro-USDT', number(TETHER_UNASKED_MICRO)],
      ['fee of a withdrawal, micro-USDT', number(TETHER_FEE_MICRO)],
    ],
  );
}

/** Every limit and waiting time of money, in Markdown. */
export function moneyTables(): string {
  return [depositTerms(), withdrawalTables(), tetherTerms(), otherTerms()].join('\n\n');
}

const TEXTS: Readonly<Record<string, () => string>> = {
  transitions: transitionTables,
  deposit: depositTerms,
  withdrawal: withdrawalTables,
  tether: tetherTerms,
};

/**
 * Puts the refusals that `x-refusals` lists and the tables that `x-rules` names under the description; throws for a name that there
 * is not.
 */
export function describeRules(object: Json): Json {
  const { 'x-rules': name, 'x-refusals': refusals } = object;
  const codes = (refusals as string[] | undefined)?.map((code) => `\`${code}\``);
  const texts = codes ? [`REQUEST_REFUSED names ${codes.join(', ')}.`] : [];
  if (typeof name === 'string') {
    const text = TEXTS[name];
    if (!text) throw new Error(`x-rules: no tables "${name}"`);
    texts.push(text());
  }
  if (texts.length === 0) return object;
  const description = [String(object.description).trim(), ...texts].join('\n\n');
  return { ...object, description };
}
