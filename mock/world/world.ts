import { isSportKey, type SportKey } from '#rules/sports.ts';
import { BOARD_KINDS, type BoardKind } from '#rules/markets/boards.ts';
import { exampleOf } from '../contract/examples.ts';
import type { Answer, ProblemCode, Schemas } from '../contract/types.ts';
import { accountOf } from './accounts.ts';
import { type Applicant, firstApplicant } from './applicants.ts';
import { createHub, type Hub } from '../stream/hub.ts';
import {
  boardOf,
  boardTopic,
  countsOf,
  fixtureTopic,
  IN_PLAY_TOPIC,
  inPlayOf,
  leagueBoardOf,
  LEAGUES_TOPIC,
  leaguesOf,
  leagueTopic,
} from './boards.ts';
import { makeOffer, type Offer } from './offer.ts';
import { makePerson, meState, type Person } from './person.ts';

/** All that a caller sees: one world a browser, made again by every choice of a scenario. */
export interface World {
  /** Epoch milliseconds. */
  now(): number;
  /** Moves the clock of this world forward, milliseconds. */
  passTime(ms: number): void;
  startedAt: number;
  offer: Offer;
  /** Matches that came after those of the beginning. */
  announced: number;
  setting: Schemas['Setting'];
  /** What waits for staff. */
  desk: Answer<'getDeskQueues'>;
  hub: Hub;
  /** The person of an account, made at the first call; null where there is no such account. */
  person(userId: string): Person | null;
  persons(): Iterable<Person>;
  applicants: Applicant[];
  admit(applicant: Applicant): void;
  /** Why every session is over, until somebody logs in. */
  lost: ProblemCode | null;
}

export function meTopic({ member }: Pick<Person, 'member'>): string {
  return `me:${member.userId}`;
}

function siteState({ setting, offer }: Pick<World, 'setting' | 'offer'>): Schemas['SiteState'] {
  const { siteNoticeFlg, joinStartEndFlg, tetherMaintenanceFlag } = setting;
  const switches = { siteNoticeFlg, joinStartEndFlg, tetherMaintenanceFlag };
  const { currentAccessUserCount } = setting;
  return { ...switches, currentAccessUserCount, counts: countsOf(offer) };
}

function boardNamed(name: string): [SportKey, BoardKind] | null {
  const [, sport = '', kind = ''] = name.split(':');
  const known = BOARD_KINDS.find((one) => one === kind);
  return isSportKey(sport) && known && boardTopic(sport, known) === name ? [sport, known] : null;
}

function stateOf(
  world: World,
  name: string,
  key: string,
): Schemas['StreamSnapshot']['data'] | null {
  if (name === 'site') return siteState(world);
  if (name === 'desk') return world.desk;
  if (name === 'me') {
    const person = world.person(key.slice('me:'.length));
    return person && meState(person, world.offer);
  }
  if (name === IN_PLAY_TOPIC) return inPlayOf(world.offer);
  if (name === LEAGUES_TOPIC) return { leagues: leaguesOf(world.offer) };
  if (name.startsWith(leagueTopic('')))
    return leagueBoardOf(world.offer, name.slice(leagueTopic('').length));
  const board = boardNamed(name);
  if (board) return boardOf(world.offer, ...board);
  const game = world.offer.get(name.slice(fixtureTopic('').length));
  return game && name.startsWith(fixtureTopic('')) ? detailOf(game) : null;
}

/** A match with all its markets, as its page shows it. */
export function detailOf({
  league,
  fixture,
  scores,
  events,
}: NonNullable<ReturnType<Offer['get']>>) {
  return { league, fixture, scores, events };
}

/** A world as the contract's examples have it. `clock` is epoch milliseconds. */
export function createWorld(clock: () => number): World {
  let passed = 0;
  const now = () => clock() + passed;
  const persons = new Map<string, Person>();
  const world: World = {
    now,
    passTime: (ms) => {
      passed += ms;
    },
    startedAt: now(),
    offer: makeOffer(now()),
    announced: 0,
    setting: exampleOf('getSetting', now()),
    desk: exampleOf('getDeskQueues', now()),
    hub: createHub({ now, snapshot: (name, key) => stateOf(world, name, key) }),
    person(userId) {
      const account = persons.has(userId) ? null : accountOf(userId, now());
      if (account) persons.set(userId, makePerson(account, now()));
      return persons.get(userId) ?? null;
    },
    applicants: [firstApplicant(now())],
    admit: (applicant) => {
      applicant.state = 'approved';
      const person = makePerson(applicant.account, now());
      const none = { bets: [], messages: [], favourites: [], savedSlips: [] };
      persons.set(person.member.userId, { ...person, ...none });
    },
    persons: () => persons.values(),
    lost: null,
  };
  return world;
}
