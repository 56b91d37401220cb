import { createEvent, createStore, sample } from 'effector';
import { createApiQuery } from '@/shared/api';
import { loadLeague, loadMeetings, type Pair } from '../api';
import { leagueClosed, leagueOpened, teamClosed, teamOpened } from '../events';
import { defaultPair } from '../lib/pair';
import { league } from './league';
import { team } from './team';

/** Another team of the pair was chosen. */
export const pairChosen = createEvent<Partial<Pair>>();

const left = sample({
  clock: [leagueOpened, leagueClosed, teamOpened, teamClosed],
  fn: () => undefined,
});
const noPair: Pair = { team: '', opponent: '' };
/** The two teams, '' for one that is not chosen yet. */
export const $pair = createStore<Pair>(noPair).reset(left);
/** How they have met. */
export const meetings = createApiQuery(loadMeetings);
/** The league of a team's page, whose teams it can be held against. */
export const rivals = createApiQuery(loadLeague);

// The teams of the next match, or those at the top of the table, until the page's visitor chooses.
sample({
  clock: league.$data,
  filter: (data) => data !== null,
  fn: (data) => (data === null ? noPair : defaultPair(data)),
  target: $pair,
});
sample({
  clock: team.$data,
  filter: (data) => data !== null,
  fn: (data): Pair => {
    const id = data?.team.id ?? '';
    const next = data?.next;
    if (!next) return { team: id, opponent: '' };
    return { team: id, opponent: next.homeId === id ? next.awayId : next.homeId };
  },
  target: $pair,
});
sample({
  clock: team.$data,
  filter: (data) => data !== null,
  fn: (data) => data?.league.id ?? '',
  target: rivals.start,
});

sample({
  clock: pairChosen,
  source: $pair,
  fn: (pair, change) => ({ ...pair, ...change }),
  target: $pair,
});
const isWhole = ({ team: one, opponent }: Pair) =>
  one !== '' && opponent !== '' && one !== opponent;
sample({ clock: $pair, target: meetings.reset });
sample({ clock: $pair, filter: isWhole, target: meetings.start });
sample({ clock: left, target: rivals.reset });
