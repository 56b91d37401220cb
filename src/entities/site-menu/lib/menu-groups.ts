import {
  minigames,
  minigameTitles,
  type MinigameProvider,
  type PageGroup,
  type PageInfo,
  type RoutePath,
} from '@/shared/routes';
import { groupNames, labels, providerNames } from './group-messages';
import { type Holder, isUsable } from './shortcuts';

export interface MenuLink {
  to: string;
  /** Its word in the menu; without one the title of the page. */
  label?: string;
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

/** Returns every page a visitor can use, by group, in the order in which the site has them. */
export function pageGroupsOf(
  pages: ReadonlyMap<string, PageInfo>,
  visitor: Holder | null,
): MenuGroup[] {
  const listed = [...pages].filter(([path]) => isListed(path) && isUsable(path, visitor));
  return Object.entries(groupNames).map(([key, label]) => ({
    label,
    links: listed
      .filter(([, { group }]) => group === (key as PageGroup))
      .map(([to]) => ({ to, label: to === '/korea/live' ? labels.live : undefined })),
  }));
}
