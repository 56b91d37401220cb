// Who plays, who has scored, and what the feed's model expects.
import { isMatchEvent } from '#contract/checks.gen.ts';
import { ENDING_REASONS } from '#rules/match-facts.ts';
import {
  MOST_PARTICIPANT_ID,
  MOST_PARTICIPANT_NAME,
  MOST_PARTICIPANTS,
  PARTICIPANT_KINDS,
} from '#rules/participants.ts';
import {
  faultOfList,
  faultOfMap,
  isInstant,
  isObject,
  isOneOf,
  isText,
  isWhole,
  shown,
  type Unchecked,
} from './feed-values.ts';

const MAX_MINUTE = 120;
const MOST_COUNTED = 9_999;
const MOST_EXPECTED = 1_000;
const PARTICIPANT_ID = new RegExp(`^[0-9A-Za-z]{1,${MOST_PARTICIPANT_ID}}$`);
const SIDES: readonly unknown[] = ['1', '2'];

const isParticipantId = (id: unknown) => typeof id === 'string' && PARTICIPANT_ID.test(id);
const isFlag = (value: unknown) => isOneOf(value, [true, false]);

function faultOfParticipant({ id, name, kind, side, isOut }: Unchecked): string | null {
  if (!isParticipantId(id)) return `participant ${shown(id)} has no id`;
  if (!isText(name, MOST_PARTICIPANT_NAME)) return `the name of ${shown(id)}`;
  if (!(PARTICIPANT_KINDS as readonly unknown[]).includes(kind)) return `the kind of ${shown(id)}`;
  if (!isOneOf(side, ['home', 'away'])) return `the side of ${shown(id)}`;
  return isFlag(isOut) ? null : `whether ${shown(id)} is out`;
}

/** Why these cannot be those who may be picked in a fixture. */
export function faultOfParticipants(participants: unknown): string | null {
  if (Array.isArray(participants) && participants.length > MOST_PARTICIPANTS)
    return `${participants.length} participants`;
  const seen = new Set<unknown>();
  return faultOfList(participants, 'participants', (one) => {
    const fault = faultOfParticipant(one);
    if (fault !== null) return fault;
    if (seen.has(one.id)) return `participant ${shown(one.id)} twice`;
    seen.add(one.id);
    return null;
  });
}

/** Why these cannot be the goals of a match. */
export function faultOfGoals(goals: unknown, codes: readonly string[]): string | null {
  return faultOfList(goals, 'goals', ({ side, part, minute, player, own }) => {
    if (!SIDES.includes(side)) return 'a goal of neither side';
    if (typeof part !== 'number' || !codes.includes(String(part)))
      return `a goal in a part ${shown(part)}`;
    if (minute !== undefined && !isWhole(minute, 0, MAX_MINUTE)) return 'the minute of a goal';
    if (!isParticipantId(player)) return `a goal of ${shown(player)}`;
    return isFlag(own) ? null : 'whether a goal is an own one';
  });
}

/** Why these cannot be those who played. */
export function faultOfPlayers(players: unknown): string | null {
  return faultOfMap(players, 'players', (id, facts) => {
    if (!isParticipantId(id) || !isObject(facts)) return `player ${shown(id)}`;
    const { side, played, cameOnAfter, counts = {} } = facts;
    if (!SIDES.includes(side)) return `the side of player ${id}`;
    if (typeof played !== 'boolean') return `whether player ${id} played`;
    if (!isWhole(cameOnAfter, 0, MOST_COUNTED)) return `when player ${id} came on`;
    return faultOfMap(counts, `counts of player ${id}`, (counted, count) =>
      isWhole(count, 0, MOST_COUNTED) ? null : `${shown(counted)} of player ${id}`,
    );
  });
}

/** Why a match cannot have ended so otherwise than by play. */
export function faultOfEnding(ending: unknown, codes: readonly string[]): string | null {
  if (!isObject(ending)) return 'the ending is no object';
  const { reason, side, parts = [] } = ending;
  if (!(ENDING_REASONS as readonly unknown[]).includes(reason)) return `ending ${shown(reason)}`;
  if (!SIDES.includes(side)) return 'an ending by neither side';
  const isPart = (part: unknown) => typeof part === 'number' && codes.includes(String(part));
  return Array.isArray(parts) && parts.every(isPart) ? null : 'the parts that were forfeited';
}

/** Why these cannot have happened in a match. */
export function faultOfEvents(events: unknown): string | null {
  return faultOfList(events, 'events', (event, index) => {
    const isOne = isWhole(event.number, 1, Number.MAX_SAFE_INTEGER) && isInstant(event.at);
    return isOne && isMatchEvent(event) ? null : `event ${index} is none`;
  });
}

function isChance(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

function isExpected(value: unknown): boolean {
  if (typeof value === 'number') return value >= 0 && value <= MOST_EXPECTED;
  if (!isObject(value)) return false;
  const { times, chances } = value;
  return isWhole(times, 0, MOST_EXPECTED) && Array.isArray(chances) && chances.every(isChance);
}

function isRaced({ race, to, wins }: Unchecked): boolean {
  return isChance(race) && isWhole(to, 1, MOST_EXPECTED) && isWhole(wins, 1, MOST_EXPECTED);
}

/** Why a model cannot expect this of the parts of a match. */
export function faultOfOutlook(outlook: unknown, codes: readonly string[]): string | null {
  return faultOfMap(outlook, 'the outlook', (code, part) => {
    if (!codes.includes(code)) return `the outlook of a part ${shown(code)}`;
    const isPart =
      isObject(part) && (isRaced(part) || (isExpected(part.home) && isExpected(part.away)));
    return isPart ? null : `the outlook of the part ${code}`;
  });
}
