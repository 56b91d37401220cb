import {
  minigames,
  minigameTitles,
  type MinigameProvider,
  type PageGroup,
  type PageInfo,
  type RoutePath,
} from '@/shared/routes';
import { groupNames, labels, type MenuGroupKey, providerNames } from './group-messages';
import { isUsable, type Visitor } from './shortcuts';

export interface MenuLink {
  to: string;
  /** Its word in the menu; without one the title of the page. */
  label?: string;
  /** The tab of the page that is opened. */
  tab?: string;
  /** How many there are of what it leads to, where that never changes. */
  count?: number;
}

export interface MenuGroup {
  label: string;
  links: readonly MenuLink[];
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
    label: labels.domestic,
    links: [
      linkTo('/korea/cross'),
      linkTo('/korea/wintielose'),
      linkTo('/korea/handicap'),
      linkTo('/korea/special'),
      linkTo('/korea/live', labels.live),
    ],
  },
  {
    label: labels.sportsInfo,
    links: [linkTo('/sports_info'), linkTo('/livetv'), linkTo('/game_result/sports')],
  },
];

const group = (label: string, ...links: readonly MenuLink[]): readonly MenuGroup[] => [
  { label, links },
];

const menuGroups: Readonly<Record<string, readonly MenuGroup[]>> = {
  sports: sportsGroups,
  virtual: [
    { label: labels.virtualGames, links: virtualGames.links },
    { label: labels.results, links: [linkTo('/game_result/virtuals')] },
  ],
  minigame: minigameGroups,
  tournament: group(
    labels.tournament,
    linkTo('/tournament', labels.sportsTournament),
    linkTo('/tournament_casino'),
    linkTo('/hall_of_fame_bk'),
  ),
  event: group(labels.event, linkTo('/event'), linkTo('/attendance'), linkTo('/quest')),
  customer: group(
    labels.customer,
    linkTo('/customer'),
    linkTo('/rule'),
    linkTo('/free'),
    linkTo('/crypto'),
  ),
};

/** The drop-down of an entry of the main menu, by its key; [] for one without. */
export function menuGroupsOf(key: string): readonly MenuGroup[] {
  return menuGroups[key] ?? [];
}

// Doors of the same lobby, and pages that need something chosen first.
const unlisted: readonly string[] = ['/casino_cx', '/slot/index_cx'] satisfies RoutePath[];
const isListed = (path: string) =>
  !path.includes('$') && !path.endsWith('/write') && !unlisted.includes(path);

/** Where a page is in the menu of all pages that is not the group of its kind. */
const groupOfPath: Partial<Record<RoutePath, MenuGroupKey>> = {
  '/inplay': 'inplay',
  '/slot': 'slot',
  '/tournament': 'tournament',
  '/tournament_casino': 'tournament',
  '/hall_of_fame_bk': 'tournament',
  '/event': 'event',
  '/attendance': 'event',
  '/quest': 'event',
  '/customer': 'customer',
  '/rule': 'customer',
};
const groupOfKind: Partial<Record<PageGroup, MenuGroupKey>> = {
  sports: 'sports',
  game: 'minigame',
  casino: 'casino',
  community: 'community',
  result: 'result',
  money: 'money',
  settlement: 'settlement',
  member: 'member',
};

/** The games of a provider in the lobby of minigames. */
const providerLinks: readonly MenuLink[] = (Object.keys(minigames) as MinigameProvider[])
  .filter((provider) => provider !== 'bet365')
  .map((provider) => ({
    to: '/minigame',
    tab: provider,
    label: providerNames[provider],
    count: minigames[provider].length,
  }));

/** What a group has beside the pages of the site map. */
const moreLinks: Partial<Record<MenuGroupKey, readonly MenuLink[]>> = {
  virtual: virtualGames.links,
  minigame: providerLinks,
};

/** A group of the menu of all pages. */
export interface PageMenuGroup extends MenuGroup {
  key: MenuGroupKey;
}

/** Returns every page a visitor can use, by group, in the order in which the site has them; no group is empty. */
export function pageGroupsOf(
  pages: ReadonlyMap<string, PageInfo>,
  visitor: Visitor | null,
): PageMenuGroup[] {
  const listed = [...pages].filter(([path]) => isListed(path) && isUsable(path, visitor));
  const keyOf = (path: string, kind: PageGroup) =>
    groupOfPath[path as RoutePath] ?? groupOfKind[kind];
  const groups = (Object.keys(groupNames) as MenuGroupKey[]).map((key) => {
    const own = listed
      .filter(([path, { group: kind }]) => keyOf(path, kind) === key)
      .map(([to]): MenuLink => ({ to, ...(to === '/korea/live' && { label: labels.live }) }));
    return { key, label: groupNames[key], links: [...own, ...(moreLinks[key] ?? [])] };
  });
  return groups.filter(({ links }) => links.length > 0);
}
