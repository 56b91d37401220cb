// Outcomes that no table can list: what a feed may name in a market, by the grammar of its list.
import { type MarketType, outcomesOf } from './market-types.ts';
import type { SportKey } from '../sport-keys.ts';

interface List {
  /** For readers of the contract. */
  says: string;
  /** Null where a fixture's own participants are the list. */
  grammar: RegExp | null;
  samples: readonly string[];
}

const PARTICIPANTS: Pick<List, 'grammar' | 'samples'> = { grammar: null, samples: [] };
/** How a fight ends, and how a tie of two matches is decided. */
const ENDS = 'KO|Submission|Decision|Disqualification';
const ROUTES = 'Regulation|Extra Time|Penalties|Decision';
const POINTS = '(?:0|15|30|40|50)';

/** The lists, by the words that the contract has for them. Every outcome of a grammar is one that `settle-*.ts` can decide. */
export const OUTCOME_LISTS = {
  players: { says: 'Ids of players of the fixture.', ...PARTICIPANTS },
  participants: { says: 'Ids of those who take part.', ...PARTICIPANTS },
  scores: {
    says: 'A score of the home and the away side, 0 to 99 each, beside `outcomes`: `4-0`, or `Any Other Score`.',
    grammar: /^(?:(?:0|[1-9]\d?)-(?:0|[1-9]\d?)|Any Other Score)$/,
    samples: ['4-0', '0-7', '12-11', 'Any Other Score'],
  },
  minutes: {
    says: 'Minutes from and to, or from one on: `16-30`, `76+`; or `No Goal`.',
    grammar: /^(?:[1-9]\d{0,2}(?:-[1-9]\d{0,2}|\+)|No Goal)$/,
    samples: ['1-15', '31-45', '76-90', '76+', 'No Goal'],
  },
  margins: {
    says: 'A side and by how much it is ahead: `1 by 3`, `2 by 1-5`, `1 by 16+`; or `X`.',
    grammar: /^(?:[12] by [1-9]\d{0,2}(?:-[1-9]\d{0,2}|\+)?|X)$/,
    samples: ['1 by 3', '1 by 1-5', '2 by 16+', 'X'],
  },
  routes: {
    says: 'A side and how it goes on: `1 Regulation`, `2 Extra Time`, `1 Penalties`, `2 Decision`.',
    grammar: new RegExp(`^[12] (?:${ROUTES})$`),
    samples: ['1 Regulation', '2 Extra Time', '1 Penalties', '2 Decision'],
  },
  methods: {
    says: 'How it ends, of any side or of one: `KO`, `1 Submission`, `2 Decision`, `1 Disqualification`.',
    grammar: new RegExp(`^(?:[12] )?(?:${ENDS})$`),
    samples: ['KO', 'Decision', '1 KO', '2 Submission', '1 Disqualification'],
  },
  rounds: {
    says: 'A round or several, of any winner or of one: `3`, `2-3`, `1 4-6`; or `Decision`.',
    grammar: /^(?:(?:[12] )?[1-9]\d?(?:-[1-9]\d?)?|Decision)$/,
    samples: ['3', '2-3', '1 4-6', '2 1', 'Decision'],
  },
  games: {
    says: 'The points with which a game ends, the home side first: `40-15`; 50 is an advantage. Or `Other`.',
    grammar: new RegExp(`^(?:${POINTS}-${POINTS}|Other)$`),
    samples: ['40-0', '15-40', '50-40', 'Other'],
  },
} as const satisfies Readonly<Record<string, List>>;

export type OutcomeList = keyof typeof OUTCOME_LISTS;

type Row = Pick<MarketType, 'family' | 'outcomes' | 'part'>;

/** What a star of the table means in a family, where that is not its own name. */
const BY_FAMILY: Readonly<Record<string, OutcomeList>> = {
  '*bands interval': 'minutes',
  '*bands margin': 'margins',
};

/** The list that a feed may name outcomes of in a market; null where all of them are in the table. Any market on the score has scores. */
export function outcomeListOf({ family, outcomes, part }: Row): OutcomeList | null {
  const [first = ''] = outcomes;
  if (!first.startsWith('*')) return family === 'correct-score' ? 'scores' : null;
  if (first === '*methods') return part === 'tie' ? 'routes' : 'methods';
  const name = BY_FAMILY[`${first} ${family}`] ?? first.slice(1);
  return name in OUTCOME_LISTS ? (name as OutcomeList) : null;
}

/** From and to of a band, or of each band of two. */
const BAND = /(\d+)-(\d+)$/;

/** Whether a band goes upwards; scores and games are no bands. */
function isUpwards(list: OutcomeList, outcome: string): boolean {
  if (list === 'scores' || list === 'games') return true;
  const [, from, to] = BAND.exec(outcome) ?? [];
  return from === undefined || to === undefined || Number(from) <= Number(to);
}

/** Whether an outcome is one that a list may have; of participants it is never known here. */
export function isListOutcome(list: OutcomeList, outcome: string): boolean {
  const { grammar }: List = OUTCOME_LISTS[list];
  return grammar?.test(outcome) === true && isUpwards(list, outcome);
}

/** Whether a market can have an outcome in a sport; `ids` are those who may be picked in the fixture. */
export function isOutcomeOf(
  type: MarketType,
  outcome: string,
  { sport, ids }: { sport: SportKey; ids: readonly string[] },
): boolean {
  const listed = outcomesOf(type.id, sport);
  // Most prices are of these: they are looked at first.
  if (!listed[0]?.startsWith('*') && listed.includes(outcome)) return true;
  const list = outcomeListOf(type);
  if (list === null) return false;
  return OUTCOME_LISTS[list].grammar ? isListOutcome(list, outcome) : ids.includes(outcome);
}
