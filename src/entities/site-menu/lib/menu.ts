import {
  minigames,
  minigameTitles,
  type MinigameProvider,
  type PageGroup,
  type PageInfo,
  type RoutePath,
} from '@/shared/routes';
import { groupNames, messages, providerNames } from './messages';

export interface MenuLink {
  to: string;
  /** Its word in the menu; without one the title of the page. */
  label?: string;
}

export interface MenuGroup {
  label: string;
  links: readonly MenuLink[];
}

export interface MenuEntry extends MenuLink {
  key: string;
  label: string;
  /** Marked as live. */
  isLive?: boolean;
  /** Addresses that belong to it; the longest that fits an address wins. */
  covers: readonly string[];
  /** Its drop-down; none without groups. */
  groups: readonly MenuGroup[];
}

const linkTo = (to: RoutePath, label?: string): MenuLink => ({ to, label });

const wordOfProvider = /^\S+ /;

function gamesOf(provider: MinigameProvider): MenuGroup {
  const links = minigames[provider].map((game) => {
    const title = minigameTitles[`${provider}/${game}`] ?? game;
    // Under the provider's name its games need not repeat it; virtual games do not carry one.
    const label = provider === 'bet365' ? title : title.replace(wordOfProvider, '');
    return { to: `/minigame/${provider}/${game}`, label };
  });
  return { label: providerNames[provider], links };
}

const virtualGames = gamesOf('bet365');

/** Minigames by provider, in menu order; virtual games have an entry of their own. */
export const minigameGroups: readonly MenuGroup[] = (Object.keys(minigames) as MinigameProvider[])
  .filter((provider) => provider !== 'bet365')
  .map(gamesOf);

const sportsGroups: readonly MenuGroup[] = [
  {
    label: messages.domestic,
    links: [
      linkTo('/korea/cross'),
      linkTo('/korea/wintielose'),
      linkTo('/korea/handicap'),
      linkTo('/korea/special'),
      linkTo('/korea/live', messages.live),
    ],
  },
  {
    label: messages.sportsInfo,
    links: [linkTo('/sports_info'), linkTo('/livetv'), linkTo('/game_result/sports')],
  },
];

const entry = (key: string, to: RoutePath, label: string, rest: Partial<MenuEntry> = {}) => ({
  key,
  to,
  label,
  covers: [to],
  groups: [],
  ...rest,
});

const group = (label: string, links: readonly MenuLink[]): readonly MenuGroup[] => [
  { label, links },
];

/** The main menu, left to right. */
export const mainMenu: readonly MenuEntry[] = [
  entry('sports', '/korea/cross', messages.sports, {
    covers: ['/korea', '/sports_info', '/livetv', '/game_result/sports'],
    groups: sportsGroups,
  }),
  entry('europe', '/europe', messages.europe),
  entry('inplay', '/inplay', messages.inplay, { isLive: true }),
  {
    key: 'virtual',
    to: '/minigame/bet365/soccer',
    label: messages.virtual,
    covers: ['/minigame/bet365', '/game_result/virtuals'],
    groups: [
      { label: messages.virtualGames, links: virtualGames.links },
      { label: messages.results, links: [linkTo('/game_result/virtuals')] },
    ],
  },
  entry('minigame', '/minigame', messages.minigame, {
    covers: ['/minigame', '/game_result/minigame'],
    groups: minigameGroups,
  }),
  entry('casino', '/casino', messages.casino, { covers: ['/casino', '/casino_cx'] }),
  entry('slot', '/slot', messages.slot),
  entry('tournament', '/tournament', messages.tournament, {
    covers: ['/tournament', '/tournament_casino', '/hall_of_fame_bk'],
    groups: group(messages.tournament, [
      linkTo('/tournament', messages.sportsTournament),
      linkTo('/tournament_casino'),
      linkTo('/hall_of_fame_bk'),
    ]),
  }),
  entry('event', '/event', messages.event, {
    covers: ['/event', '/attendance', '/quest'],
    groups: group(messages.event, [linkTo('/event'), linkTo('/attendance'), linkTo('/quest')]),
  }),
  entry('customer', '/customer', messages.customer, {
    covers: ['/customer', '/rule', '/free', '/crypto'],
    groups: group(messages.customer, [
      linkTo('/customer'),
      linkTo('/rule'),
      linkTo('/free'),
      linkTo('/crypto'),
    ]),
  }),
];

const isBelow = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

/** Names the entry an address belongs to; null where none does. */
export function currentEntryOf(path: string): string | null {
  const covers = mainMenu.flatMap(({ key, covers }) => covers.map((cover) => ({ key, cover })));
  const fitting = covers.filter(({ cover }) => isBelow(path, cover));
  const [best] = fitting.sort((one, other) => other.cover.length - one.cover.length);
  return best?.key ?? null;
}

// Doors of the same lobby, and pages that need something chosen first.
const unlisted: readonly string[] = ['/casino_cx', '/slot/index_cx'] satisfies RoutePath[];
const isListed = (path: string) =>
  !path.includes('$') && !path.endsWith('/write') && !unlisted.includes(path);

/** Returns every page a member can go to, by group, in the order in which the site has them. */
export function pageGroupsOf(pages: ReadonlyMap<string, PageInfo>): MenuGroup[] {
  const listed = [...pages].filter(([path]) => isListed(path));
  return Object.entries(groupNames).map(([key, label]) => ({
    label,
    links: listed
      .filter(([, { group }]) => group === (key as PageGroup))
      .map(([to]) => ({ to, label: to === '/korea/live' ? messages.live : undefined })),
  }));
}
