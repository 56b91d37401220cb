import type { Side } from './match-clock.ts';

/** Who a pick can be on, beside one of the two sides. */
export const PARTICIPANT_KINDS = ['player', 'team', 'runner'] as const;

export type ParticipantKind = (typeof PARTICIPANT_KINDS)[number];

/** The outcome of a market on participants is the id: a name may change, have an apostrophe, or be another's too. */
export interface Participant {
  id: string;
  name: string;
  kind: ParticipantKind;
  /** Whose player it is. */
  side?: Side;
}

/** As a feed tells him. */
export interface FeedParticipant extends Participant {
  /** He will not play: nobody may pick him any more. What was staked on him comes back once the match is over without him. */
  isOut?: boolean;
}

/** The longest that an id and a name may be. */
export const MOST_PARTICIPANT_ID = 32;
export const MOST_PARTICIPANT_NAME = 60;
/** So many a fixture tells at most: two squads, or the field of a race. */
export const MOST_PARTICIPANTS = 120;
