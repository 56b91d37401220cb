import type { LegResult } from '#rules/leg-result.ts';
import { MARKET_GROUPS, type MarketGroup } from '#rules/markets/groups.ts';
import { MARKET_TYPES } from '#rules/markets/market-types.ts';
import { formatScore } from '#rules/scores.ts';
import type { SportKey } from '#rules/sports.ts';
import {
  groupOfMarket,
  isNamed,
  marketCount,
  marketName,
  marketPart,
  overtimeWord,
  pickText,
} from '@/entities/market-dictionary';
import type { MatchResultDetail, SettledMarket } from '../api';
import { messages } from './messages';

export interface OutcomeView {
  /** As the legs of bets name their selection. */
  id: string;
  /** The team or the word of the outcome, with its line. */
  name: string;
  /** Hundredths. */
  odds: number;
  result: LegResult;
}

/** One market: the outcomes of one line. */
export interface SettledLine {
  id: string;
  /** What decided it, 전반전 1:0; null where the section says it, and where nothing did. */
  decided: string | null;
  outcomes: readonly OutcomeView[];
}

/** All lines of one type of market with what became of them. */
export interface SettledSection {
  typeId: number;
  group: MarketGroup;
  name: string;
  overtime: string | null;
  /** What decided all of its lines; null where that differs. */
  decided: string | null;
  lines: readonly SettledLine[];
}

const places = new Map(MARKET_TYPES.map(({ id }, at) => [id, at]));
const placeOf = (typeId: number) => places.get(typeId) ?? MARKET_TYPES.length;

/** What decided a market, with its score: 최종 2:1, 전반전 코너킥 3:1; null where no score did. */
function decidedText({ typeId, decidedBy }: SettledMarket, sport: SportKey): string | null {
  if (decidedBy === null) return null;
  const words = [marketPart(typeId, sport), marketCount(typeId)].filter(Boolean).join(' ');
  return `${words || messages.final} ${formatScore(decidedBy)}`;
}

type Teams = Pick<MatchResultDetail['fixture'], 'home' | 'away'>;

function outcomesOf(market: SettledMarket, { home, away }: Teams, sport: SportKey): OutcomeView[] {
  const { id, typeId, line, offerScore } = market;
  return market.outcomes.map(({ outcome, participant, odds, result }) => {
    const inPlay = offerScore !== null;
    const { title, detail, basis } = pickText({
      sport,
      typeId,
      outcome,
      participant,
      line,
      offerScore,
      inPlay,
      home,
      away,
    });
    const name = [title, detail, basis].filter(Boolean).join(' ');
    return { id: `${id}.${outcome}`, name, odds, result };
  });
}

function sectionOf(
  typeId: number,
  markets: readonly SettledMarket[],
  { league: { sport }, fixture }: MatchResultDetail,
): SettledSection {
  const { home, away } = fixture;
  const own = markets.toSorted((one, two) => (one.line ?? 0) - (two.line ?? 0));
  const decided = own.map((market) => decidedText(market, sport));
  const isShared = decided.every((text) => text === decided[0]);
  const feedName = own.find(({ name }) => name !== undefined)?.name ?? '';
  return {
    typeId,
    group: groupOfMarket(typeId),
    name: isNamed(typeId) ? marketName(typeId, sport, { home, away }) : feedName,
    overtime: overtimeWord(typeId, sport),
    decided: isShared ? (decided[0] ?? null) : null,
    lines: own.map((market, at) => ({
      id: market.id,
      decided: isShared ? null : (decided[at] ?? null),
      outcomes: outcomesOf(market, fixture, sport),
    })),
  };
}

/**
 * Sorts settled markets into sections, in the order of the dictionary; one that the dictionary does not know has the feed's own
 * name, and one without any is left out.
 */
export function settledSections(detail: MatchResultDetail): SettledSection[] {
  const { markets } = detail;
  return [...new Set(markets.map(({ typeId }) => typeId))]
    .sort((one, two) => placeOf(one) - placeOf(two))
    .map((id) =>
      sectionOf(
        id,
        markets.filter(({ typeId }) => typeId === id),
        detail,
      ),
    )
    .filter(({ name }) => name !== '');
}

/** Whether a result has markets whose names are not here: they are in the catalogue, if anywhere. */
export function hasUnnamed({ markets }: MatchResultDetail): boolean {
  return markets.some(({ typeId }) => !isNamed(typeId));
}

/** What the tabs over the markets of a match choose between. */
export type SettledTab = MarketGroup | 'all';

/** The groups that a match has markets in, in their order, then all of them. */
export function tabsOf(sections: readonly SettledSection[]): SettledTab[] {
  const groups = MARKET_GROUPS.map(({ group }) => group).filter((group) =>
    sections.some((section) => section.group === group),
  );
  return [...groups, 'all'];
}

/** The sections of a tab. The first one has the best known handicap and total, too. */
export function sectionsOf(
  sections: readonly SettledSection[],
  tab: SettledTab,
): readonly SettledSection[] {
  if (tab === 'all') return sections;
  const own = sections.filter(({ group }) => group === tab);
  if (tab !== 'main') return own;
  const lines = (['handicap', 'total'] as const).flatMap(
    (group) => sections.find((section) => section.group === group) ?? [],
  );
  return [...own, ...lines];
}

/** How many markets the sections have together. */
export function countMarkets(sections: readonly SettledSection[]): number {
  return sections.reduce((sum, { lines }) => sum + lines.length, 0);
}
