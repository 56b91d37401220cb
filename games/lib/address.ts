import { type ThemeName, themeNames } from '@/shared/theme';

interface Common {
  theme: ThemeName;
  /** Origin of the site around the page; null where it is opened alone. */
  site: string | null;
}

/** What the address of the page asks for. */
export type Address = Common &
  (
    | { kind: 'game'; gameId: string; token: string }
    | { kind: 'replay'; roundId: string; search: URLSearchParams }
    | { kind: 'nothing' }
  );

function originOf(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  const { origin, protocol } = new URL(text);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}

/** Reads `/game/{gameId}?token=` and `/replay/{roundId}?until=&signature=`. */
export function readAddress({ pathname, searchParams }: URL): Address {
  const [kind, id = '', ...more] = pathname.split('/').slice(1);
  const common: Common = {
    theme: themeNames.find((name) => name === searchParams.get('theme')) ?? 'celadon',
    site: originOf(searchParams.get('site')),
  };
  if (!/^[\w-]+$/.test(id) || more.length > 0) return { ...common, kind: 'nothing' };
  if (kind === 'game')
    return { ...common, kind, gameId: id, token: searchParams.get('token') ?? '' };
  if (kind !== 'replay') return { ...common, kind: 'nothing' };
  const search = new URLSearchParams();
  for (const name of ['until', 'signature']) search.set(name, searchParams.get(name) ?? '');
  return { ...common, kind, roundId: id, search };
}
